import { describe, expect, it } from 'vitest';
import { RIVAL_COMBAT_IDS } from '../../content/index.ts';
import { asWarp } from '../../rules/questions.ts';
import { PLAYER } from '../../rules/solo/state.ts';
import { combatPanel } from '../../words/combat.ts';
import { optionText } from '../../words/options/index.ts';
import { rivalCombatText } from '../../words/solo.ts';
import { playerAttacks } from './fighting.ts';

describe('a combat with the Rival in words', () => {
  const table = playerAttacks('s1-left', 's2-outer-corner', 1, {
    player: { gold: 1, energy: 1, troops: { 's1-colony': 1, 's1-left': 2 } },
    rivals: { gold: 1, energy: 1, troops: { 's2-colony': 1, 's2-outer-corner': 1 } },
    slots: ['rc-02', 'rc-16'],
  });

  it('TWS 17.16 which cards the Rival would pay', () => {
    const panel = combatPanel(table.view(PLAYER), 200);
    expect(panel).toContain('Card of the Rival, which would pay for it: Plasma Rounds: ');
    expect(panel).toContain('Card of the Rival, which cannot pay for it: Dead Silence: ');
  });

  it('TWS 17.4 the options of a bribe', () => {
    const asked = asWarp(table.match.asked(table.question('bribeRival')));
    expect(asked.kind).toBe('bribeRival');
    expect(optionText(table.view(PLAYER), asked, 'none')).toBe('Pay off no more');
    expect(optionText(table.view(PLAYER), asked, 'rc-02')).toBe(rivalCombatText('rc-02'));
  });

  it.each(RIVAL_COMBAT_IDS)('%s has a text', (id) => {
    expect(rivalCombatText(id)).toMatch(/^[A-Z][A-Za-z ]+: [A-Z].+ for \d (Gold|Energy)/);
  });
});
