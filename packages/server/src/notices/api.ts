import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { ChannelAddress, NoticesShown, SendOutcome, ShownChannel } from '@warptable/table';
import { mayVisit } from '../api.ts';
import type { Guests } from '../guests.ts';
import { networkOf } from '../networks.ts';
import { problem } from '../problems.ts';
import { HOUR, RateLimits } from '../rate-limits.ts';
import { routesOf } from '../routes.ts';
import { hashOf, newToken } from '../secrets.ts';
import type { TableStore } from '../store.ts';
import { addressOf, sendBy } from './channels.ts';
import { atomOf, calendarOf } from './feed.ts';
import { hostOf } from './hooks.ts';
import { proofMail } from './mail.ts';
import { testMessage } from './message.ts';
import type { Notifying } from './notifying.ts';
import { RefusedAddress, mustBePlain } from './post.ts';
import { isZone } from './quiet.ts';
import type { StoredChannel } from './store.ts';

const MAX_CHANNELS = 10;
const TESTS_AN_HOUR = 12;
/** Mails that ask whether we may write, from one visitor's network, and to one address. */
const PROOFS_AN_HOUR = 5;
const PROOF_LASTS = 48 * HOUR;
const SENDING = 15_000;
const FEED_LENGTH = 50;
const NO_OFFERS: NoticesShown['offers'] = { push: null, mail: false, hooks: false };

/** What somebody sets about being told, and the links that lead back from what was told. */
export class NoticeDesk {
  private readonly store: TableStore;
  private readonly notifying: Notifying | undefined;
  private readonly tests = new RateLimits(TESTS_AN_HOUR, undefined, HOUR);
  private readonly proofs = new RateLimits(PROOFS_AN_HOUR, undefined, HOUR);

  constructor(store: TableStore, notifying: Notifying | undefined) {
    this.store = store;
    this.notifying = notifying;
  }

  async shown(person: string): Promise<NoticesShown> {
    const { notices } = this.store;
    const [settings, channels, hasFeed] = await Promise.all([
      notices.settings(person),
      notices.channels(person),
      notices.hasFeed(person),
    ]);
    return { offers: this.notifying?.offers ?? NO_OFFERS, settings, channels: channels.map(shown), hasFeed };
  }

  async add(person: string, address: ChannelAddress, isShared: boolean, network: string): Promise<void> {
    const { notices } = this.store;
    const { notifying } = this;
    if (!notifying?.channels[address.kind])
      throw problem('notOffered', 'this server has no such channel: whoever runs it has to set it up');
    if (address.kind !== 'mail') mustBeAllowed(address);
    const own = await notices.channels(person);
    const text = JSON.stringify(address);
    const same = own.find((one) => one.address === text);
    if (same) return notices.write(['channelOn', same.id]);
    if (own.length >= MAX_CHANNELS)
      throw problem('tooMany', `${MAX_CHANNELS} channels are enough: remove one`);
    const isMail = address.kind === 'mail';
    if (isMail && !(this.proofs.take(network) && this.proofs.take(address.mail.toLowerCase())))
      throw problem('tooMany', 'so many mails at once: wait an hour');
    const id = randomUUID();
    const { kind } = address;
    const isOwn = kind === 'push' || kind === 'mail';
    await notices.addChannel({
      id,
      person,
      kind,
      address: text,
      shared: isShared && !isOwn,
      proven: !isMail,
      made: Date.now(),
    });
    const { mailer, links } = notifying;
    if (!isMail || !mailer) return undefined;
    try {
      await mailer.send(proofMail(address.mail, links.site, links.to('prove', id)));
    } catch {
      await notices.removeChannel(id, person);
      throw problem('notSent', 'the mail could not be sent: try again later');
    }
  }

  async test(person: string, id: string): Promise<SendOutcome> {
    const { notifying } = this;
    const channel = await this.owned(person, id);
    if (!notifying || !channel.proven) return 'failed';
    if (!this.tests.take(person)) throw problem('tooMany', 'so many tests at once: wait a while');
    const message = testMessage(notifying.links.site, Date.now());
    const sent = await sendBy(notifying.channels, channel, message, AbortSignal.timeout(SENDING));
    if (sent === 'sent') await this.store.notices.write(['channelSent', Date.now(), id]);
    else if (sent === 'gone' || sent === 'refused') await this.store.notices.write(['channelOff', sent, id]);
    return typeof sent === 'string' ? sent : 'failed';
  }

  async switchOn(person: string, id: string): Promise<void> {
    await this.owned(person, id);
    await this.store.notices.write(['channelOn', id]);
  }

  /** The link of the first mail was followed. */
  async prove(token: string): Promise<void> {
    const channel = await this.channelOf('prove', token);
    if (Date.now() - channel.made > PROOF_LASTS) throw problem('oldLink', 'this link is older than two days');
    await this.store.notices.write(['channelProven', channel.id]);
  }

  async stop(token: string): Promise<void> {
    const channel = await this.channelOf('stop', token);
    await this.store.notices.write(['channelOff', 'stopped', channel.id]);
  }

  private async channelOf(what: 'prove' | 'stop', token: string): Promise<StoredChannel> {
    const id = this.notifying?.links.channelOf(what, token);
    const channel = id === undefined ? undefined : await this.store.notices.channel(id);
    if (!channel) throw problem('oldLink', 'this link leads nowhere any more');
    return channel;
  }

  private async owned(person: string, id: string): Promise<StoredChannel> {
    const channel = await this.store.notices.channel(id);
    if (channel?.person !== person) throw problem('noSuchChannel', 'you have no such channel');
    return channel;
  }
}

function mustBeAllowed(address: Exclude<ChannelAddress, { kind: 'mail' }>): void {
  try {
    const url = mustBePlain(address.kind === 'push' ? address.endpoint : address.url);
    if (address.kind === 'telegram' && !url.searchParams.has('chat_id'))
      throw new RefusedAddress('the address has to say to which chat: ...?chat_id=1234');
  } catch (error) {
    if (error instanceof RefusedAddress) throw problem('badAddress', error.message);
    throw error;
  }
}

function shown(channel: StoredChannel): ShownChannel {
  const { id, kind, shared, proven, sent, failing, off } = channel;
  const where = {
    push: () => URL.parse(addressOf(channel, 'push').endpoint)?.host ?? '',
    mail: () => addressOf(channel, 'mail').mail,
    hook: () => hostOf(channel),
  }[kind === 'push' || kind === 'mail' ? kind : 'hook']();
  return { id, kind, where, shared, isUnproven: !proven, sent, failing, off: off as ShownChannel['off'] };
}

export function addNoticeApi(
  app: FastifyInstance,
  store: TableStore,
  guests: Guests,
  desk: NoticeDesk,
  site: URL | undefined,
): void {
  const add = routesOf(app);
  const { notices } = store;
  add('GET /notices', (_, request) => desk.shown(guests.must(request).id));
  add('POST /notices/settings', async (settings, request) => {
    const { id } = guests.must(request);
    if (!isZone(settings.zone)) throw problem('badRequest', `there is no time zone '${settings.zone}'`);
    await notices.setSettings(id, settings);
    return desk.shown(id);
  });
  add('POST /notices/channels', async ({ address, shared: isShared }, request) => {
    const { id } = guests.must(request);
    await desk.add(id, address, isShared, networkOf(request.ip));
    return desk.shown(id);
  });
  add('POST /notices/channels/:id/test', async ({ id }, request) => ({
    outcome: await desk.test(guests.must(request).id, id),
  }));
  add('POST /notices/channels/:id/on', async ({ id }, request) => {
    const { id: person } = guests.must(request);
    await desk.switchOn(person, id);
    return desk.shown(person);
  });
  add('POST /notices/channels/:id/remove', async ({ id }, request) => {
    const { id: person } = guests.must(request);
    await notices.removeChannel(id, person);
    return desk.shown(person);
  });
  add('POST /notices/prove', async ({ token }) => {
    await desk.prove(token);
    return {};
  });
  add('POST /notices/stop', async ({ token }) => {
    await desk.stop(token);
    return {};
  });
  add('POST /notices/feed', async (_, request) => {
    const { id } = guests.must(request);
    const token = newToken();
    await notices.setFeed(id, hashOf(token));
    return { atom: `/api/feeds/${token}/tables.atom`, calendar: `/api/feeds/${token}/deadlines.ics` };
  });
  add('GET /tables/:id/told', async ({ id }, request) => {
    const guest = guests.of(request);
    if (!(await mayVisit(store, id, guest?.id)))
      throw problem('noSuchTable', 'there is no such table for you');
    return notices.toldAt(id);
  });
  addLinks(app, store, desk, site);
}

/** Reached without our page: by mail services, readers of news and calendars. */
function addLinks(app: FastifyInstance, store: TableStore, desk: NoticeDesk, site: URL | undefined): void {
  void app.register((inner, _options, done) => {
    inner.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, _body, parsed) => parsed(null, {}),
    );
    inner.post<{ Params: { token: string } }>(
      '/api/notices/stop/:token',
      { config: { isOpen: true } },
      async (request, reply) => {
        await desk.stop(request.params.token);
        return reply.type('text/plain').send('You will not hear from us here again.\n');
      },
    );
    inner.get<{ Params: { token: string } }>('/api/notices/stop/:token', (request, reply) =>
      reply.redirect(`/settings/notices#stop=${encodeURIComponent(request.params.token)}`),
    );
    inner.get<{ Params: { token: string; '*': string } }>('/api/feeds/:token/*', async (request, reply) => {
      const { token, '*': file } = request.params;
      const person = await store.notices.personOfFeed(hashOf(token));
      if (person === undefined || !site) throw problem('noSuchFeed', 'this address leads nowhere any more');
      const waiting = await store.notices.waitingFor(person, FEED_LENGTH);
      void reply.header('cache-control', 'private, max-age=300');
      if (file === 'tables.atom')
        return reply
          .type('application/atom+xml; charset=utf-8')
          .send(atomOf(waiting, new URL(`/api/feeds/${token}/tables.atom`, site).href, site, Date.now()));
      if (file === 'deadlines.ics')
        return reply.type('text/calendar; charset=utf-8').send(calendarOf(waiting, site, Date.now()));
      throw problem('noSuchFeed', 'there is no such feed');
    });
    done();
  });
}
