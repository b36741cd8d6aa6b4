// The parts of a table that every game has: bar, log, players, notes. Drawn for a small question, without a page.
import type { Asked, GameEvent, Happened } from '@warptable/kernel';
import type { SeatSnapshot, TableInfo } from '@warptable/table';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from '../src/dialogs/Dialog.tsx';
import { WhyNot } from '../src/dialogs/WhyNot.tsx';
import type { AnyGameUi } from '../src/game-ui.ts';
import { Log } from '../src/log/Log.tsx';
import { seatStyle } from '../src/players/seat-styles.ts';
import { PlayerStrips } from '../src/players/PlayerStrips.tsx';
import { PromptBar } from '../src/prompt/PromptBar.tsx';
import { Session } from '../src/session.ts';
import { keptSettings } from '../src/settings.ts';
import { Store } from '../src/store.ts';
import { ViewModelContext, liveViewModel } from '../src/table-view-model.ts';
import type { Moves, TableViewModel } from '../src/table-view-model.ts';
import { SettingsContext, UiState, UiStateContext } from '../src/ui-state.ts';
import { FakeLink, snapshotAt, whole } from './fakeLink.ts';

const NAMES = ['Ada', 'Bea'];

const gameUi = {
  words: {
    prompt: (_view: unknown, { kind }: Asked) => `Choose a ${kind}`,
    option: (_view: unknown, _asked: Asked, value: string | number) => `Take ${value}`,
    waiting: () => 'choosing a card',
    seat: (_view: unknown, seat: number) => NAMES[seat] ?? '',
    event: (_view: unknown, { type }: GameEvent) => `It ${type}`,
    refusal: () => 'It is too far away.',
  },
  heading: (_view: unknown, { type }: GameEvent) => (type === 'began' ? 'Turn of Ada' : undefined),
  flashOf: () => [],
  isOnBoard: () => false,
  seat: (_view: unknown, seat: number) => seatStyle(seat === 0 ? 'red' : 'blue', 'RB'[seat] ?? ''),
  affectedSeat: () => 0,
  Board: () => null,
  Hand: () => null,
  Market: () => null,
  Strip: ({ seat }: { readonly seat: number }) => <i>strip {seat}</i>,
} as unknown as AnyGameUi;

const usual = keptSettings({ getItem: () => null, setItem: () => undefined }).get();

interface Given {
  readonly asked?: Partial<Asked>;
  readonly snapshot?: Partial<SeatSnapshot>;
  readonly more?: Partial<TableViewModel>;
}

function draw(part: ReactNode, { asked, snapshot, more }: Given = {}, uiState = new UiState()): string {
  const link = new FakeLink();
  const session = new Session(link, { now: () => 0 });
  const at = snapshotAt(3, snapshot);
  const questions = snapshot?.asked ?? at.asked.map((one) => ({ ...one, ...asked }));
  link.deliver(whole(1, { ...at, asked: questions }));
  const about = { game: 'g', title: 'G', rules: '/rules/g', since: null, busy: session.busy };
  const model = liveViewModel(session.state.get(), gameUi, about, {} as Moves);
  if (!model) throw new Error('there is no snapshot');
  return renderToStaticMarkup(
    <ViewModelContext value={{ ...model, seatCount: 2, ...more }}>
      <UiStateContext value={uiState}>
        <SettingsContext value={new Store(usual)}>{part}</SettingsContext>
      </UiStateContext>
    </ViewModelContext>,
  );
}

const optionsIn = (html: string): string[] =>
  [...html.matchAll(/data-option="([^"]*)"/g)].map(([, value = '']) => value);

/** On a wide screen, or on a narrow one. */
const screen = (isWide: boolean): void => {
  vi.stubGlobal('matchMedia', () => ({ matches: isWide, addEventListener() {}, removeEventListener() {} }));
};

beforeEach(() => screen(true));

describe('the bar', () => {
  it('says what to do by which rule, and has a button for each option', () => {
    const bar = draw(<PromptBar />);
    expect(bar).toContain('data-standing="mine"');
    expect(bar).toContain('Choose a card');
    expect(bar).toMatch(/<button[^>]*aria-label="[^"]*XY 1"[^>]*>XY 1<\/button>/);
    expect(optionsIn(bar)).toEqual(['a', 'b']);
    expect(bar).toContain('Take a');
    expect(bar).not.toContain('no undo');
  });

  it('warns on the very button that has no undo', () => {
    const bar = draw(<PromptBar />, { asked: { final: ['b'] } });
    const [, ofB = ''] = bar.split('data-option="b"');
    expect(ofB).toContain('no undo');
    expect(bar.split('data-option="b"')[0]).not.toContain('no undo');
  });

  it('leads to the list where something is refused', () => {
    expect(draw(<PromptBar />)).not.toContain('aria-expanded');
    const refused = [{ value: 'c', refusal: { rule: 'XY 2', reason: 'tooFar' } }];
    expect(draw(<PromptBar />, { asked: { refused } })).toContain('aria-expanded="false"');
  });

  it('lets a number be chosen by sliding, on a phone from three on', () => {
    const amount: Partial<Asked> = { form: 'amount', options: [1, 2, 3] };
    expect(draw(<PromptBar />, { asked: amount })).not.toContain('type="range"');
    screen(false);
    expect(draw(<PromptBar />, { asked: amount })).toContain('type="range"');
  });

  it('names whoever is awaited, and offers nothing', () => {
    const bar = draw(<PromptBar />, { snapshot: { asked: [], awaited: [{ seat: 1, kind: 'card' }] } });
    expect(bar).toContain('data-standing="waiting"');
    expect(bar).toContain('Bea');
    expect(bar).toContain('choosing a card');
    expect(optionsIn(bar)).toEqual([]);
  });

  it('asks again before an answer that waits for its confirmation', () => {
    const uiState = new UiState();
    expect(draw(<PromptBar />, {}, uiState)).not.toContain('wt-confirming');
    uiState.merge({ confirming: 'b' });
    const [, confirming = ''] = draw(<PromptBar />, {}, uiState).split('wt-confirming');
    expect(confirming).toMatch(/^.*?Back.*?Take b/s);
  });
});

describe('the players', () => {
  it('are articles with their names, and it is told who is awaited', () => {
    const strips = draw(<PlayerStrips seats={[0, 1]} />, {
      snapshot: { awaited: [{ seat: 1, kind: 'card' }] },
      more: {
        info: {
          seats: NAMES.map((name) => ({ kind: 'human', name, present: true })),
        } as unknown as TableInfo,
      },
    });
    expect(strips).toContain('data-awaited="false" aria-label="Ada"');
    expect(strips).toContain('data-awaited="true" aria-label="Bea"');
    expect(strips).toContain('strip 1');
  });
});

describe('the log', () => {
  const log: Happened<GameEvent>[] = ['began', 'moved', 'ended'].map((type, at) => ({ at, event: { type } }));

  it('tells turn by turn, and leads back where that is possible', () => {
    const html = draw(<Log />, { more: { log } });
    expect(html).toContain('Turn of Ada');
    expect(html).toContain('It moved');
    expect(html).not.toContain('wt-log-jump');
    expect(draw(<Log onJump={() => {}} />, { more: { log } })).toMatch(/aria-label="[^"]+: It moved"/);
  });

  it('marks where the news begins', () => {
    expect(draw(<Log />, { more: { log, since: 1 } })).toMatch(/data-new="[^"]+"[^>]*>.*It ended/s);
    expect(draw(<Log />, { more: { log } })).not.toContain('data-new');
  });
});

describe('why not', () => {
  it('says why, with a link to the rule, until it is put away', () => {
    const uiState = new UiState();
    expect(draw(<WhyNot />, {}, uiState)).not.toContain('wt-why');
    uiState.say('It is too far away.', { rule: 'XY 2', reason: 'tooFar' });
    expect(draw(<WhyNot />, {}, uiState)).toContain('It is too far away.');
  });
});

describe('a dialog', () => {
  it('has its title for a name, and a button to close it', () => {
    const html = renderToStaticMarkup(
      <Dialog title="The rules" onClose={() => {}} foot={<b>foot</b>}>
        text
      </Dialog>,
    );
    const [, id] = /aria-labelledby="([^"]+)"/.exec(html) ?? [];
    expect(html).toContain('role="dialog" aria-modal="true"');
    expect(html).toContain(`<h2 id="${id}">The rules</h2>`);
    expect(html).toMatch(/<button[^>]*aria-label="Close"/);
    expect(html).toContain('<footer><b>foot</b></footer>');
  });
});
