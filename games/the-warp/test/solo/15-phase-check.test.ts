import { describe, expect, it } from 'vitest';
import type { AutomaId } from '../../content/index.ts';
import type { WarpTable } from '../arrange.ts';
import { soloPosition } from './arrange.ts';
import type { SoloPosition } from './arrange.ts';

/** The Phase check of a Rival that does nothing but pay: Dura needs 7/7. */
const checks = (setup: SoloPosition): WarpTable =>
  soloPosition({ step: 'rivalPhaseCheck', rival: 'skolok', drawn: ['am-01'], ...setup });

describe('TWS 15 the Phase check', () => {
  it('TWS 15.1, TWS 15.3, TWS 15.9, TWS E6 pays, leaves the rest of the deck and goes on to the next Phase', () => {
    const table = checks({ rivals: { gold: 6, energy: 5 }, deckSize: 4 });
    const solo = table.state.solo!;
    expect(solo.phase).toBe(2);
    expect(table.player(1)).toMatchObject({ gold: 1, energy: 0 });
    expect(solo.decks.map((deck) => deck.length)).toEqual([0, 7, 7]);
    expect(solo.drawn).toEqual(['am-01']);
    expect(table.events('PhaseReached')).toMatchObject([{ phase: 2, paid: true }]);
    expect(table.view(0).solo!.decks[0]).toEqual({ left: 0, possible: [] });
  });

  it('TWS 15.1 needs both kinds', () => {
    const table = checks({ rivals: { gold: 4, energy: 9 } });
    expect(table.state.solo!.phase).toBe(1);
    expect(table.player(1)).toMatchObject({ gold: 4, energy: 9 });
  });

  it('TWS 15.4, TWS C69 one Phase a turn', () => {
    const table = checks({ rivals: { gold: 12, energy: 12 } });
    expect(table.state.solo!.phase).toBe(2);
    expect(table.player(1)).toMatchObject({ gold: 7, energy: 7 });
  });

  it('TWS 15.5, TWS C68 an empty deck: the next Phase without payment', () => {
    const table = checks({ rivals: { gold: 4, energy: 9 }, deckSize: 0 });
    expect(table.state.solo!.phase).toBe(2);
    expect(table.player(1)).toMatchObject({ gold: 4, energy: 9 });
    expect(table.events('PhaseReached')).toMatchObject([{ paid: false }]);
  });

  it('TWS 15.6, TWS C43 an empty deck and enough resources: it is paid for', () => {
    const table = checks({ rivals: { gold: 5, energy: 5 }, deckSize: 0 });
    expect(table.events('PhaseReached')).toMatchObject([{ paid: true }]);
    expect(table.player(1)).toMatchObject({ gold: 0, energy: 0 });
  });

  it('TWS 15.7, TWS 7.8, TWS 15.11, TWS 22.4, TWS C44 an empty Phase III deck is lost at once', () => {
    const table = checks({
      rivalPhase: 3,
      deckSize: 0,
      endgame: 0,
      player: { tokenPoints: 20, troops: { 's1-colony': 1, gate: 1 } },
    });
    table.expectNothingPending();
    expect(table.events('OutOfTime')).toHaveLength(1);
    expect(table.events('TurnEnded')).toEqual([]);
    expect(table.match.result).toMatchObject({ winners: [1], scores: [20, 0] });
    expect(table.view('spectator').solo!.outOfTime).toBe(true);
  });

  it('TWS 15.7 in Phase III nothing is paid', () => {
    const table = checks({ rivalPhase: 3, rivals: { gold: 9, energy: 9 }, deckSize: 1 });
    expect(table.state.solo!.phase).toBe(3);
    expect(table.player(1)).toMatchObject({ gold: 9, energy: 9 });
    expect(table.isAsked('extract', 0)).toBe(true);
  });

  it('TWS 15.12, TWS E39 shows the round in which the last deck runs out, and what is lacking', () => {
    const drawn: AutomaId[] = ['am-01', 'am-02', 'am-03'];
    const table = checks({ drawn, deckSize: 4, rivals: { gold: 3, energy: 6 } });
    expect(table.view(0).solo).toMatchObject({
      lastRound: 21,
      nextPhase: { cost: { gold: 5, energy: 5 }, lacks: { gold: 2, energy: 0 } },
    });
    const five: AutomaId[] = [...drawn, 'am-04', 'am-05'];
    const advanced = checks({ drawn: five, deckSize: 2, rivals: { gold: 5, energy: 5 } });
    expect(advanced.view(0).solo!.lastRound).toBe(19);
  });

  it('TWS 15.7, TWS 22.2, TWS E38 the last of seven cards of Phase III ends the game in its own turn', () => {
    const table = soloPosition({
      rivalPhase: 3,
      deckSize: 1,
      automa: ['am-27'],
      rivals: { troops: { 's2-colony': 1 } },
    });
    table.expectNothingPending();
    expect(table.events('AutomaDrawn')).toMatchObject([{ card: 'am-27', left: 0 }]);
  });
});
