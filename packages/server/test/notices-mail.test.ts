import type { AddressInfo } from 'node:net';
import type { NoticesShown } from '@warptable/table';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { mailerAt } from '../src/notices/mail.ts';
import { Person, startServer } from './a-server.ts';

/** A mail server that keeps what it is given, or refuses it. */
async function mailServer(refuse?: number) {
  const mails: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_address, _session, done) =>
      done(refuse === undefined ? null : Object.assign(new Error('no'), { responseCode: refuse })),
    onData: (stream, _session, done) => {
      let text = '';
      stream.on('data', (part: Buffer) => (text += part.toString()));
      stream.on('end', () => {
        // As it was before it was broken into lines for the way.
        mails.push(text.replaceAll('=\r\n', '').replaceAll('=3D', '='));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => server.close());
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, mails };
}

const FROM = 'Warptable <tables@table.example>';

async function served(smtp: string) {
  const { url, stop } = await startServer({
    WARPTABLE_URL: 'https://table.example',
    WARPTABLE_SMTP: smtp,
    WARPTABLE_MAIL_FROM: FROM,
  });
  onTestFinished(stop);
  return url;
}

const addMail = (person: Person, mail: string) =>
  person.post('/api/notices/channels', { address: { kind: 'mail', mail }, shared: false });

const shownTo = async (person: Person) => (await person.get('/api/notices')).body as unknown as NoticesShown;

const tokenIn = (text: string, what: string): string =>
  new RegExp(`#${what}=([\\w.-]+)`).exec(text)?.[1] ?? '';

test('a mail address counts after its link was followed; one click ends it', async () => {
  const { url: smtp, mails } = await mailServer();
  const url = await served(smtp);
  const ann = await Person.named(url, 'Ann');
  expect((await addMail(ann, 'ann@mail.example')).status).toBe(200);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatch(/^Auto-Submitted: auto-generated$/im);
  const [channel] = (await shownTo(ann)).channels;
  expect(channel?.isUnproven).toBe(true);
  expect((await ann.post(`/api/notices/channels/${channel!.id}/test`, {})).body).toEqual({
    outcome: 'failed',
  });
  expect(mails).toHaveLength(1);

  const stranger = new Person(url);
  expect((await stranger.post('/api/notices/prove', { token: `${channel!.id}.wrong` })).status).toBe(410);
  expect((await stranger.post('/api/notices/prove', { token: tokenIn(mails[0]!, 'prove') })).status).toBe(
    200,
  );
  expect((await shownTo(ann)).channels[0]?.isUnproven).toBe(false);
  expect((await ann.post(`/api/notices/channels/${channel!.id}/test`, {})).body).toEqual({ outcome: 'sent' });

  const mail = mails[1]!;
  expect(mail).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/im);
  expect(mail).toMatch(/^Message-ID: <[\w-]{22}@table.example>$/im);
  const [, path = ''] =
    /^List-Unsubscribe:\s+<https:\/\/table\.example(\/api\/notices\/stop\/[\w.-]+)>$/im.exec(mail) ?? [];
  // As a mail service does it: without our page's header, and as a form.
  const stopped = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(stopped.status).toBe(200);
  expect((await shownTo(ann)).channels[0]?.off).toBe('stopped');
  const looked = await fetch(url + path, { redirect: 'manual' });
  expect([looked.status, looked.headers.get('location')]).toEqual([
    302,
    expect.stringContaining('/settings/notices#stop='),
  ]);
});

test('nobody can have a mailbox filled', async () => {
  const { url: smtp, mails } = await mailServer();
  const url = await served(smtp);
  const ann = await Person.named(url, 'Ann');
  const replies = [];
  for (let n = 0; n < 8; n++) {
    const { channels } = await shownTo(ann);
    for (const { id } of channels) await ann.post(`/api/notices/channels/${id}/remove`, {});
    replies.push((await addMail(ann, 'victim@mail.example')).status);
  }
  expect(replies.filter((status) => status === 429)).toHaveLength(3);
  expect(mails).toHaveLength(5);
});

test.each([
  'ann@mail.example\r\nBcc: all@mail.example',
  'Ann <ann@mail.example>',
  'ann@mail.example,bob@mail.example',
  'ann',
])('is no mail address: %j', async (address) => {
  const { url: smtp, mails } = await mailServer();
  const url = await served(smtp);
  const ann = await Person.named(url, 'Ann');
  expect((await addMail(ann, address)).status).toBe(400);
  expect(mails).toEqual([]);
});

test('what the mail server answers decides what becomes of it', async () => {
  const mail = { to: 'ann@mail.example', subject: 'x', text: 'x', headers: {} };
  const outcomeOf = async (refuse: number) => {
    const { url } = await mailServer(refuse);
    const mailer = mailerAt(url, FROM);
    const outcome = await mailer.send(mail);
    mailer.close();
    return outcome;
  };
  expect(await outcomeOf(451)).toEqual({ again: 0 });
  expect(await outcomeOf(550)).toBe('gone');
  const silent = mailerAt('smtp://127.0.0.1:9', FROM);
  await expect(silent.send(mail)).rejects.toThrow('ECONNREFUSED');
  silent.close();
});

test('a server whose mail server is gone says so and keeps no address', async () => {
  const url = await served('smtp://127.0.0.1:9');
  const ann = await Person.named(url, 'Ann');
  const { status, body } = await addMail(ann, 'ann@mail.example');
  expect([status, (body as { error: string }).error]).toEqual([502, 'notSent']);
  await vi.waitFor(async () => expect((await shownTo(ann)).channels).toEqual([]));
});
