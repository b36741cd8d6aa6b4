import type { AnswerValue, Eye, GameEvent, Happened, Json, Seat, Value } from '@warptable/kernel';
import { PROTOCOL, applyPatch } from '@warptable/table';
import type { ChatLine, HostMessage, Patch, Seen, TableInfo } from '@warptable/table';
import { joined } from './chat.ts';
import { draftFor, emptyDraft } from './draft.ts';
import type { Draft, Drawer } from './draft.ts';
import type { Connection, Link } from './link.ts';
import { Outbox } from './outbox.ts';
import type { Wish } from './outbox.ts';
import { nextPicture, withHistory } from './picture.ts';
import type { Picture } from './picture.ts';
import { RefusedError } from './refused.ts';
import type { Refused } from './refused.ts';
import { Store } from './store.ts';
import { answered, takenBack } from './takeback.ts';
import type { Takeback } from './takeback.ts';

/** All that the page knows of a table. Everything in it came from the host, but for the draft. */
export interface SessionState {
  readonly connection: Connection;
  readonly info: TableInfo | null;
  /** When the information came, by the clock of the page. */
  readonly infoAt: number;
  readonly picture: Picture | null;
  /** Why the beginning of the log is not there, and will not come. */
  readonly noHistory: RefusedError | null;
  readonly chat: readonly ChatLine[];
  readonly refused: Refused | null;
  readonly draft: Draft;
  /** As it was when the last picture came. */
  readonly takeback: Takeback;
  /** A position of the past that is being looked at. */
  readonly past: Seen | null;
}

const NOTHING_TAKEN_BACK: Takeback = { given: [], undone: [] };

const START: SessionState = {
  connection: 'connecting',
  info: null,
  infoAt: 0,
  picture: null,
  noHistory: null,
  chat: [],
  refused: null,
  draft: emptyDraft,
  takeback: NOTHING_TAKEN_BACK,
  past: null,
};

export interface SessionWorld {
  now(): number;
  /** Where drafts survive a reload. */
  readonly drawer?: Drawer;
}

/** One visit at a table. Sends what the person wants, keeps what the host tells, invents nothing. */
export class Session {
  readonly state = new Store(START);
  /** An answer is on its way. It comes and goes with every answer, and the table looks the same meanwhile: so it stands alone. */
  readonly busy = new Store(false);
  private readonly link: Link;
  private readonly world: SessionWorld;
  private readonly outbox = new Outbox();
  private readonly hopes = new Map<number, PromiseWithResolvers<HostMessage>>();
  private eye: Eye | null = null;
  /** Through whose eyes the picture is to be that was asked for last and has not come yet. */
  private awaited: Eye | null = null;
  private takeback = NOTHING_TAKEN_BACK;

  constructor(link: Link, world: SessionWorld = { now: () => Date.now() }) {
    this.link = link;
    this.world = world;
    link.receive((message) => this.hear(message));
    link.connection.watch(() => this.connectionChanged());
    this.connectionChanged();
  }

  answer(value: AnswerValue): void {
    const { picture, past } = this.state.get();
    const asked = picture?.seen.asked[0];
    if (!picture || !asked || this.busy.get() || past) return;
    const { length, position } = picture.seen;
    const { seat, kind } = asked;
    this.takeback = answered(this.takeback, { at: length, kind, value });
    this.dismiss();
    const plain = typeof value === 'object' ? [...value] : value;
    this.request({ do: 'answer', seat, kind, value: plain, expected: position });
  }

  aside(kind: string, value: Value, seat?: Seat): void {
    const eye = this.state.get().picture?.seen.eye;
    if (typeof eye === 'number') this.request({ do: 'aside', seat: seat ?? eye, kind, value });
  }

  undo(): void {
    this.takeBack('undo');
  }

  restart(): void {
    this.takeBack('restart');
  }

  redo(): void {
    const next = this.takeback.undone[0];
    if (next) this.answer(next.value);
  }

  /** Through whose eyes to look. */
  look(eye: Eye): void {
    this.eye = eye;
    this.askForPicture(eye);
  }

  sit(seat: Seat, name: string, nonce: string): void {
    this.request({ do: 'sit', seat, name, nonce });
  }

  /** The requests that name a seat and nothing else. */
  arrange(what: 'stand' | 'sitIn' | 'handBack' | 'resign', seat: Seat): void {
    this.request({ do: what, seat });
  }

  pause(paused: boolean): void {
    this.request({ do: paused ? 'pause' : 'goOn' });
  }

  chat(text: string): void {
    this.request({ do: 'chat', text, key: `${this.world.now()} ${text.slice(0, 40)}` });
  }

  /** Shows the position after so many entries, as it was seen then, or why it cannot be; null returns to the present. */
  async lookBack(at: number | null): Promise<void> {
    if (at === null) {
      this.state.merge({ past: null });
      return;
    }
    try {
      const reply = await this.ask({ do: 'past', at });
      if (reply.tell === 'past') this.state.merge({ past: reply.seen });
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      const { code, message } = error;
      this.state.merge({ refused: { code, message, refusal: null, again: false } });
    }
  }

  /** The game file, once the game is over. */
  async file(): Promise<string> {
    const reply = await this.ask({ do: 'file' });
    if (reply.tell !== 'file') throw new Error('the host sent no file');
    return reply.text;
  }

  setDraft(values: readonly Value[]): void {
    const { picture, info } = this.state.get();
    if (!picture) return;
    const draft = draftFor(picture.seen, values);
    this.state.merge({ draft });
    this.world.drawer?.keep(info?.id ?? '', draft);
  }

  dismiss(): void {
    if (this.state.get().refused) this.state.merge({ refused: null });
  }

  close(): void {
    this.link.close();
  }

  private takeBack(what: 'undo' | 'restart'): void {
    const { picture } = this.state.get();
    if (!picture || this.busy.get() || typeof picture.seen.eye !== 'number') return;
    this.request({ do: what, seat: picture.seen.eye, expected: picture.seen.position });
  }

  /** Sends it; the number under which the host will answer. */
  request(wish: Wish): number {
    const message = this.outbox.put(wish);
    this.updateBusy();
    this.link.send(message);
    return message.id;
  }

  /** Sends it, and waits for what the host tells; rejects with the reason if it is refused. */
  async ask(wish: Wish): Promise<HostMessage> {
    const hope = Promise.withResolvers<HostMessage>();
    this.hopes.set(this.request(wish), hope);
    return hope.promise;
  }

  private askForPicture(eye: Eye): void {
    if (this.awaited === eye) return;
    this.awaited = eye;
    this.request({ do: 'look', eye });
  }

  private connectionChanged(): void {
    const connection = this.link.connection.get();
    this.state.merge({ connection });
    if (connection !== 'open') return;
    this.awaited = null;
    this.link.send({ do: 'hello', protocol: PROTOCOL });
    // What was not acknowledged goes out again as it was: if the game has moved on, the host refuses it as stale.
    const again = this.outbox.takeAgain();
    if (this.eye !== null) this.askForPicture(this.eye);
    const { picture } = this.state.get();
    if (picture) this.state.merge({ picture: { ...picture, hasGap: true }, noHistory: null });
    for (const message of again) this.link.send(message);
  }

  private hear(message: HostMessage): void {
    switch (message.tell) {
      case 'table':
        this.beTold(message.patch);
        return;
      case 'seen':
        this.see(message);
        return;
      case 'chat':
        this.state.merge({ chat: joined(this.state.get().chat, message.lines) });
        return;
      case 'done':
        this.outbox.settle(message.id);
        this.updateBusy();
        return;
      case 'refused':
        this.refuse(message);
        return;
      case 'history':
        this.tellHistory(message.events);
        return;
      case 'past':
      case 'hint':
      case 'file':
        this.hopes.get(message.id)?.resolve(message);
        this.hopes.delete(message.id);
        return;
    }
  }

  private beTold(patch: Patch): void {
    const info = applyPatch(this.state.get().info as Json, patch) as unknown as TableInfo;
    this.state.merge({ info, infoAt: this.world.now() });
  }

  private see(message: Extract<HostMessage, { tell: 'seen' }>): void {
    const { picture: before } = this.state.get();
    const picture = nextPicture(before, message);
    if (!picture) {
      this.askForPicture(this.awaited ?? before?.seen.eye ?? 'spectator');
      return;
    }
    if (message.from === null && picture.seen.eye === this.awaited) this.awaited = null;
    const { seen } = picture;
    const draft = this.draftOf(seen);
    const cut = { after: message.after, isOwn: this.outbox.has('undo', 'restart') };
    this.takeback = takenBack(this.takeback, before?.seen ?? null, seen, cut);
    this.state.merge({ picture, draft, takeback: this.takeback });
    const isWanted = picture.hasGap && !this.state.get().noHistory && !this.outbox.has('history');
    if (isWanted) this.request({ do: 'history' });
  }

  private draftOf(seen: Seen): Draft {
    const { draft, info } = this.state.get();
    const kept = draft.of === '' ? this.world.drawer?.take(info?.id ?? '') : draft;
    return kept && kept.of === draftFor(seen, []).of ? kept : emptyDraft;
  }

  private tellHistory(events: readonly Happened<GameEvent>[]): void {
    const { picture } = this.state.get();
    if (picture) this.state.merge({ picture: withHistory(picture, events) });
  }

  private refuse(message: Extract<HostMessage, { tell: 'refused' }>): void {
    const { id, code, message: text, refusal } = message;
    const sent = id === null ? undefined : this.outbox.settle(id);
    this.updateBusy();
    if (sent?.message.do === 'answer') {
      this.takeback = { ...this.takeback, given: this.takeback.given.slice(0, -1) };
      this.state.merge({ takeback: this.takeback });
    }
    const hope = id === null ? undefined : this.hopes.get(id);
    if (hope) {
      this.hopes.delete(id ?? 0);
      hope.reject(new RefusedError(code, text));
      return;
    }
    if (sent?.message.do === 'look') this.awaited = null;
    else if (sent?.message.do === 'history') this.state.merge({ noHistory: new RefusedError(code, text) });
    else this.state.merge({ refused: { code, message: text, refusal, again: sent?.again ?? false } });
  }

  private updateBusy(): void {
    this.busy.set(this.outbox.has('answer', 'undo', 'restart'));
  }
}
