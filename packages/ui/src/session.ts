import type { AnswerValue, Viewer, GameEvent, Happened, Json, Seat, Value } from '@warptable/kernel';
import { PROTOCOL, applyPatch } from '@warptable/table';
import type { ChatLine, HostMessage, Patch, SeatSnapshot, TableInfo } from '@warptable/table';
import { joined } from './chat.ts';
import { draftFor, emptyDraft } from './draft.ts';
import type { Draft, Drawer } from './draft.ts';
import type { Connection, Link } from './link.ts';
import { Outbox } from './outbox.ts';
import type { Wish } from './outbox.ts';
import { nextViewState, withHistory } from './view-state.ts';
import type { ViewState } from './view-state.ts';
import { RefusedError } from './refused.ts';
import type { Refused } from './refused.ts';
import { Store } from './store.ts';
import type { Moves } from './table-view-model.ts';
import { answered, takenBack } from './takeback.ts';
import type { Takeback } from './takeback.ts';

/** All that the page knows of a table. Everything in it came from the host, but for the draft. */
export interface SessionState {
  readonly connection: Connection;
  readonly info: TableInfo | null;
  /** When the information came, by the clock of the page. */
  readonly infoAt: number;
  readonly viewState: ViewState | null;
  /** Why the beginning of the log is not there, and will not come. */
  readonly noHistory: RefusedError | null;
  readonly chat: readonly ChatLine[];
  readonly refused: Refused | null;
  readonly draft: Draft;
  /** As it was when the last snapshot came. */
  readonly takeback: Takeback;
  /** A position of the past that is being looked at. */
  readonly past: SeatSnapshot | null;
}

const NOTHING_TAKEN_BACK: Takeback = { given: [], undone: [] };

const START: SessionState = {
  connection: 'connecting',
  info: null,
  infoAt: 0,
  viewState: null,
  noHistory: null,
  chat: [],
  refused: null,
  draft: emptyDraft,
  takeback: NOTHING_TAKEN_BACK,
  past: null,
};

export interface SessionRuntime {
  now(): number;
  /** Where drafts survive a reload. */
  readonly drawer?: Drawer;
}

/** One visit at a table. Sends what the person wants, keeps what the host tells, invents nothing. */
export class Session implements Moves {
  readonly state = new Store(START);
  /** An answer is on its way. It comes and goes with every answer, and the table looks the same meanwhile: so it stands alone. */
  readonly busy = new Store(false);
  private readonly link: Link;
  private readonly runtime: SessionRuntime;
  private readonly outbox = new Outbox();
  private readonly replies = new Map<number, PromiseWithResolvers<HostMessage>>();
  private viewer: Viewer | null = null;
  /** The viewer whose snapshot was requested last and has not come yet. */
  private awaited: Viewer | null = null;
  private takeback = NOTHING_TAKEN_BACK;

  constructor(link: Link, runtime: SessionRuntime = { now: () => Date.now() }) {
    this.link = link;
    this.runtime = runtime;
    link.receive((message) => this.hear(message));
    link.connection.watch(() => this.connectionChanged());
    this.connectionChanged();
  }

  answer(value: AnswerValue): void {
    const { viewState, past } = this.state.get();
    const asked = viewState?.snapshot.asked[0];
    if (!viewState || !asked || this.busy.get() || past) return;
    const { length, position } = viewState.snapshot;
    const { seat, kind } = asked;
    this.takeback = answered(this.takeback, { at: length, kind, value });
    this.dismiss();
    const plain = typeof value === 'object' ? [...value] : value;
    this.request({ do: 'answer', seat, kind, value: plain, expected: position });
  }

  sideAction(kind: string, value: Value, seat?: Seat): void {
    const viewer = this.state.get().viewState?.snapshot.viewer;
    if (typeof viewer === 'number') this.request({ do: 'sideAction', seat: seat ?? viewer, kind, value });
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

  /** Whose view to show. */
  look(viewer: Viewer): void {
    this.viewer = viewer;
    this.requestView(viewer);
  }

  chat(text: string): void {
    this.request({ do: 'chat', text, key: `${this.runtime.now()} ${text.slice(0, 40)}` });
  }

  /** Shows the position after so many entries, as it was seen then, or why it cannot be; null returns to the present. */
  async lookBack(at: number | null): Promise<void> {
    if (at === null) {
      this.state.merge({ past: null });
      return;
    }
    try {
      const reply = await this.ask({ do: 'past', at });
      if (reply.type === 'past') this.state.merge({ past: reply.snapshot });
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      const { code, message } = error;
      this.state.merge({ refused: { code, message, refusal: null, again: false } });
    }
  }

  /** The game file, once the game is over. */
  async file(): Promise<string> {
    const reply = await this.ask({ do: 'file' });
    if (reply.type !== 'file') throw new Error('the host sent no file');
    return reply.text;
  }

  setDraft(values: readonly Value[]): void {
    const { viewState, info } = this.state.get();
    if (!viewState) return;
    const draft = draftFor(viewState.snapshot, values);
    this.state.merge({ draft });
    this.runtime.drawer?.keep(info?.id ?? '', draft);
  }

  dismiss(): void {
    if (this.state.get().refused) this.state.merge({ refused: null });
  }

  close(): void {
    this.link.close();
  }

  private takeBack(what: 'undo' | 'restart'): void {
    const { viewState } = this.state.get();
    if (!viewState || this.busy.get() || typeof viewState.snapshot.viewer !== 'number') return;
    this.request({ do: what, seat: viewState.snapshot.viewer, expected: viewState.snapshot.position });
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
    const reply = Promise.withResolvers<HostMessage>();
    this.replies.set(this.request(wish), reply);
    return reply.promise;
  }

  private requestView(viewer: Viewer): void {
    if (this.awaited === viewer) return;
    this.awaited = viewer;
    this.request({ do: 'look', viewer });
  }

  private connectionChanged(): void {
    const connection = this.link.connection.get();
    this.state.merge({ connection });
    if (connection !== 'open') return;
    this.awaited = null;
    this.link.send({ do: 'hello', protocol: PROTOCOL });
    // What was not acknowledged goes out again as it was: if the game has moved on, the host refuses it as stale.
    const again = this.outbox.takeAgain();
    if (this.viewer !== null) this.requestView(this.viewer);
    const { viewState } = this.state.get();
    if (viewState) this.state.merge({ viewState: { ...viewState, hasGap: true }, noHistory: null });
    for (const message of again) this.link.send(message);
  }

  private hear(message: HostMessage): void {
    switch (message.type) {
      case 'table':
        this.updateInfo(message.patch);
        return;
      case 'update':
        this.see(message);
        return;
      case 'chat':
        this.state.merge({
          chat: message.whole ? message.lines : joined(this.state.get().chat, message.lines),
        });
        return;
      case 'done':
        this.outbox.settle(message.id);
        this.updateBusy();
        return;
      case 'refused':
        this.refuse(message);
        return;
      case 'history':
        this.addHistory(message.events);
        return;
      case 'past':
      case 'hint':
      case 'file':
        this.replies.get(message.id)?.resolve(message);
        this.replies.delete(message.id);
        return;
    }
  }

  private updateInfo(patch: Patch): void {
    const info = applyPatch(this.state.get().info as Json, patch) as unknown as TableInfo;
    this.state.merge({ info, infoAt: this.runtime.now() });
  }

  private see(message: Extract<HostMessage, { type: 'update' }>): void {
    const { viewState: before } = this.state.get();
    const viewState = nextViewState(before, message);
    if (!viewState) {
      this.requestView(this.awaited ?? before?.snapshot.viewer ?? 'spectator');
      return;
    }
    if (message.from === null && viewState.snapshot.viewer === this.awaited) this.awaited = null;
    const { snapshot } = viewState;
    const draft = this.draftOf(snapshot);
    const cut = { after: message.after, isOwn: this.outbox.has('undo', 'restart') };
    this.takeback = takenBack(this.takeback, before?.snapshot ?? null, snapshot, cut);
    this.state.merge({ viewState, draft, takeback: this.takeback });
    const isWanted = viewState.hasGap && !this.state.get().noHistory && !this.outbox.has('history');
    if (isWanted) this.request({ do: 'history' });
  }

  private draftOf(snapshot: SeatSnapshot): Draft {
    const { draft, info } = this.state.get();
    const kept = draft.of === '' ? this.runtime.drawer?.take(info?.id ?? '') : draft;
    return kept && kept.of === draftFor(snapshot, []).of ? kept : emptyDraft;
  }

  private addHistory(events: readonly Happened<GameEvent>[]): void {
    const { viewState } = this.state.get();
    if (viewState) this.state.merge({ viewState: withHistory(viewState, events) });
  }

  private refuse(message: Extract<HostMessage, { type: 'refused' }>): void {
    const { id, code, message: text, refusal } = message;
    const sent = id === null ? undefined : this.outbox.settle(id);
    this.updateBusy();
    if (sent?.message.do === 'answer') {
      this.takeback = { ...this.takeback, given: this.takeback.given.slice(0, -1) };
      this.state.merge({ takeback: this.takeback });
    }
    const reply = id === null ? undefined : this.replies.get(id);
    if (reply) {
      this.replies.delete(id ?? 0);
      reply.reject(new RefusedError(code, text));
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
