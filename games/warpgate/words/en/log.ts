/**
 * The log: a sentence for each event, by its type, or several where there is more than one way to tell it. Where `{{who}}` or `{{whose}}` is
 * the reader, the form is `you`. What is known to some seats only is told in full to them (`known`) and in short to the others (`hidden`).
 */
export const log = {
  FactionChosen: '{{who}} is {{colour}}, the {{faction}}.',
  FactionChosen_you: '{{who}} are {{colour}}, the {{faction}}.',
  BoardLaid: 'The map was laid out. Clockwise: {{order}}.',
  StartingObjectiveDealt: {
    known: '{{whose}} first Objective: {{objective}} ({{type}}).',
    hidden: '{{who}} began with {{anObjective}}.',
  },

  RoundBegan: 'Round {{round}}. First player: {{first}}.',
  RoundBegan_last: 'Round {{round}}, the last one. First player: {{first}}.',
  TurnBegan: '{{whose}} turn {{turn}}.',
  TurnSkipped: '{{who}} had no card to play.',
  CardPlayed: '{{who}} played {{card}}.',
  ActionAnnounced: {
    free: '{{who}} announced {{action}} with X = {{x}}.',
    spending: '{{who}} announced {{action}} with X = {{x}}, spending {{spent}}.',
  },
  HandDiscarded: '{{who}} discarded {{cards}}.',
  CardsDrawn: { known: '{{who}} drew: {{cards}}.', hidden: '{{who}} drew {{cards}}.' },
  DeckReshuffled: {
    action: '{{whose}} Action deck was reshuffled.',
    tactics: '{{whose}} Tactics deck was reshuffled.',
    gatekeepers: '{{whose}} Action deck was reshuffled.',
  },
  PromotionDeckReshuffled: 'The Promotion deck was reshuffled.',
  FirstPlayerPassed: '{{who}} took the first player marker.',

  ShipsMoved: '{{who}} moved {{ships}} from {{from}} to {{to}}.',
  ShipsDeployed: '{{who}} deployed {{ships}} to {{place}}.',
  ShipsDestroyed: {
    battle: '{{who}} lost {{ships}} in the battle at {{place}}.',
    token: '{{who}} lost {{ships}} to a token at {{place}}.',
  },
  ShipsWithdrew: '{{who}} withdrew {{ships}} to {{to}}.',

  DroneMoved: '{{whose}} drone flew to {{to}}.',
  TechnologyTaken: '{{who}} took {{technology}}.',
  TechnologyRevealed: 'New Technology: {{technology}}.',
  TechnologyBuried: '{{who}} put {{technology}} under the deck.',
  MarkerRemoved: '{{who}} removed {{whose}} marker from {{place}}.',
  MarkerPlaced: {
    colony: '{{who}} placed a Colony on {{place}}.',
    outpost: '{{who}} placed an Outpost on {{place}}.',
  },
  SectorUpgraded_one: '{{who}} completed a sector: {{places}} became a Colony.',
  SectorUpgraded_other: '{{who}} completed a sector: {{places}} became Colonies.',
  ObjectiveTaken: {
    known: '{{who}} took an Objective: {{objective}} ({{type}}).',
    hidden: '{{who}} took {{anObjective}}.',
  },
  ObjectiveAdded: 'New Objective: {{type}}.',
  TopObjectiveLookedAt: {
    known: '{{who}} saw the top Objective: {{objective}} ({{type}}).',
    hidden: '{{who}} looked at the top Objective ({{type}}).',
  },
  ObjectivesSwapped: '{{who}} swapped {{anObjective}} for the {{type}} one on the deck.',
  GoodClaimed: '{{who}} claimed a Trade Good; {{left}} left.',
  GoodsRefreshed: '{{who}} refreshed {{goods}}.',
  PromotionCardsTaken: { known: '{{who}} looked at: {{cards}}.', hidden: '{{who}} looked at {{cards}}.' },
  TacticsKept: {
    known: '{{who}} added {{cards}} to {{whose}} Tactics deck.',
    hidden: '{{who}} added {{cards}} to the Tactics deck.',
  },
  PromotionCardsDiscarded: '{{who}} discarded {{cards}}.',

  BattleBegan: '{{who}} attacked {{whom}} at {{place}}: {{attackers}} against {{defenders}}.',
  TacticsDrawn: '{{who}} drew: {{cards}}.',
  TacticsRevealed: {
    alone: '{{who}} played {{card}}.',
    discarding: '{{who}} played {{card}}, discarding {{others}}.',
  },
  BattleWon: '{{who}} won the battle, {{strength}} to {{against}}.',
  TextVoided: 'The text of {{whose}} {{card}} was ignored.',
  Blockaded: '{{who}} was blockaded: no attack in the next turn.',
  Blockaded_you: '{{who}} were blockaded: no attack in the next turn.',

  GateCardPlayed: '{{who}} turned a card: {{card}}.',
  GateTurnEnded: { truce: '{{who}} kept the Sacred Truce.', limit: '{{who}} had nothing left to do.' },

  TokenRevealed: {
    kept: '{{who}} explored {{place}}: {{token}}, kept.',
    used: '{{who}} explored {{place}}: {{token}}.',
  },
  TopPromotionLookedAt: {
    known: '{{who}} met {{card}}.',
    hidden: '{{who}} looked at the top Promotion card.',
  },

  GameScored: 'Game over: {{ranking}}. {{winners}} won.',
} as const;
