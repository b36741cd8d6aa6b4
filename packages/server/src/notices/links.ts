import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a link of a mail can do: say that the address is right, or end it. */
type Purpose = 'prove' | 'stop';

/** Links that lead back from what was sent, each good for one channel and one purpose. */
export class NoticeLinks {
  readonly site: URL;
  private readonly key: string;

  constructor(site: URL, key: string) {
    this.site = site;
    this.key = key;
  }

  /** To our page. Behind the #: it gets into no log. */
  to(purpose: Purpose, channel: string): string {
    return new URL(`/settings/notices#${purpose}=${this.signed(purpose, channel)}`, this.site).href;
  }

  /** For the mail service itself, which asks with the path alone. */
  oneClick(channel: string): string {
    return new URL(`/api/notices/stop/${this.signed('stop', channel)}`, this.site).href;
  }

  /** Of the channel, if the token is genuine. */
  channelOf(purpose: Purpose, token: string): string | undefined {
    const [channel = ''] = token.split('.');
    const genuine = Buffer.from(this.signed(purpose, channel));
    const given = Buffer.from(token);
    return given.length === genuine.length && timingSafeEqual(given, genuine) ? channel : undefined;
  }

  private signed(purpose: Purpose, channel: string): string {
    const mark = createHmac('sha256', this.key).update(`${purpose} ${channel}`).digest('base64url');
    return `${channel}.${mark}`;
  }
}
