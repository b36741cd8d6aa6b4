import { createTransport } from 'nodemailer';
import { t } from '../texts/say.ts';
import { addressOf } from './channels.ts';
import type { Channel, Sent } from './channels.ts';
import type { NoticeLinks } from './links.ts';
import type { Message } from './message.ts';

/** A mail of ours, text alone. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly messageId?: string;
}

export interface Mailer {
  /** `again` if the other side says that it may go through later, `gone` if it never will. Throws if nobody answers. */
  send(mail: Mail): Promise<Sent>;
  close(): void;
}

const TIMEOUT = 10_000;

/** By the mail server of the settings, such as `smtps://name:password@mail.example`. */
export function mailerAt(smtp: string, from: string): Mailer {
  const transport = createTransport(
    {
      url: smtp,
      pool: true,
      maxConnections: 2,
      connectionTimeout: TIMEOUT,
      greetingTimeout: TIMEOUT,
      socketTimeout: TIMEOUT,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  return {
    send: async ({ to, subject, text, headers, messageId }) => {
      try {
        const automatic = { 'Auto-Submitted': 'auto-generated', ...headers };
        await transport.sendMail({
          to: { name: '', address: to },
          subject,
          text,
          headers: automatic,
          ...(messageId === undefined ? {} : { messageId }),
        });
        return 'sent';
      } catch (error) {
        const { responseCode } = error as { responseCode?: unknown };
        if (responseCode === 550 || responseCode === 551 || responseCode === 553) return 'gone';
        if (typeof responseCode === 'number') return { again: 0 };
        throw error;
      }
    },
    close: () => transport.close(),
  };
}

export function mailChannel(mailer: Mailer, links: NoticeLinks): Channel {
  const { site } = links;
  return {
    send: (channel, message) =>
      mailer.send({
        to: addressOf(channel, 'mail').mail,
        subject: message.title,
        text: `${bodyOf(message)}\n\n--\n${t('mail.why', { host: site.host, link: links.to('stop', channel.id) })}\n`,
        messageId: `<${message.id}@${site.hostname}>`,
        headers: {
          'List-Unsubscribe': `<${links.oneClick(channel.id)}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      }),
  };
}

export const proofMail = (to: string, site: URL, link: string): Mail => ({
  to,
  subject: t('mail.proveTitle'),
  text: `${t('mail.prove', { host: site.host, link })}\n`,
  headers: {},
});

const bodyOf = ({ lines }: Message): string => lines.map(({ text, url }) => `${text}\n${url}`).join('\n\n');
