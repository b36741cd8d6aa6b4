import type { TechnologyIcon } from '../../content/index.ts';

/** The tables of cards and tokens after the rules. */
export const reference = {
  head: {
    ability: 'Ability',
    acts: 'Acts',
    action: 'Action',
    bottom: 'Bottom action',
    card: 'Card',
    colour: 'Colour',
    copies: 'Copies',
    does: 'What it does',
    faction: 'Faction',
    hero: 'Hero',
    kept: 'Kept',
    letter: 'Letter',
    name: 'Name',
    needs: 'What you need at the end',
    onCards: 'On cards',
    rule: 'Rule',
    side: 'Side',
    strength: 'Strength',
    top: 'Top action',
    type: 'Type',
    vp: 'VP',
  },
  tables: {
    actions: {
      title: 'Actions',
      note: 'How often each action stands on the 12 cards of a deck; all decks are the same. Blue actions move, red ones move and may attack, green ones deploy, violet ones do something else. X is the multiplier of the turn (WG 4.1).',
    },
    actionCards: {
      title: 'Action cards',
      note: 'The 12 cards of a deck with their two actions. Every card can also be used for Draw (WG 11.6).',
    },
    basic: {
      title: 'Basic Tactics',
      note: 'Everybody has these eight; a Hero replaces the one with its letter (WG 2.7). Strength is the number of your ships times the multiplier (WG 12.9).',
    },
    hero: {
      title: 'Heroes',
      note: 'You begin with the Hero of your faction; the others are in the Promotion deck (WG 2.9). Each is worth 1 VP.',
    },
    advanced: {
      title: 'Advanced Tactics',
      note: 'All of them are in the Promotion deck. Each is worth 1 VP.',
    },
    technologies: {
      title: 'Technologies',
      note: 'Taken with Research on a planet of their type (WG 8.3). The icon only reminds you when they act (WG 8.2).',
    },
    objectives: {
      title: 'Objectives',
      note: 'Each is worth 5 VP if it is complete when the game ends (WG 9.18). To control a planet is to have your marker there.',
    },
    factions: {
      title: 'Factions',
      note: 'Each board has two sides: choose A or B (WG 2.2). Your ability always works for you (WG 16.1).',
    },
    tokens: {
      title: 'Exploration tokens',
      note: 'For the option of chapter 17. Each of the five planet types has this set of its own.',
    },
    ancients: {
      title: 'Ancients tokens',
      note: 'One of them lies on the Ancients homeworld, with 6 players.',
    },
  },
  cardNumber: 'Card {{number}}',
  everyCard: 'every card',
  vpByText: 'by text',
  none: '–',
  named: '**{{name}}:** {{text}}',
  multiplier: '×{{multiplier}}',
  kept: { yes: 'yes', no: 'no' },
  icons: {
    battle: 'in battle',
    deploy: 'when deploying',
    move: 'when moving',
    control: 'in Control',
    draw: 'when drawing cards',
    research: 'in Research',
    none: '–',
  } satisfies Record<TechnologyIcon, string>,
} as const;
