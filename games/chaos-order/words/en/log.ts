/**
 * The log: a sentence for each event, by its type, or several where there is more than one way to tell it. Where `{{who}}` or `{{whose}}` is
 * the reader, the form is `you`. What is known to some seats only is told in full to them (`known`) and in short to the others (`hidden`).
 */
export const log = {
  FactionTaken: '{{who}} took the {{faction}}.',
  LeadersKept: '{{who}} kept {{leaders}}.',
  BaseChosen: '{{who}} settled at {{base}}, beside {{starts}}.',
  MapFinished: 'The map is finished: foundations, relics and mountains are laid out.',
  FirstLeaderPlaced: {
    free: '{{who}} placed {{leader}} in {{region}}.',
    paid: '{{who}} placed {{leader}} in {{region}}, for {{goods}}.',
  },
  FightersSpread: '{{who}} placed {{fighters}}.',
  fightersIn: '{{fighters}} in {{region}}',

  RoundBegan: 'Round {{round}} of 6.',
  PhaseBegan: 'Phase: {{phase}}.',

  GoodsGained: {
    plain: '{{who}} gained {{goods}}.',
    from: '{{who}} gained {{goods}} ({{source}}).',
  },
  GoodsPaid: {
    supply: '{{who}} paid {{goods}}.',
    supplyFor: '{{who}} paid {{goods}} ({{source}}).',
    to: '{{who}} paid {{goods}} to {{whom}}.',
    toFor: '{{who}} paid {{goods}} to {{whom}} ({{source}}).',
  },
  CardsDrawn: { known: '{{who}} drew {{cards}}.', hidden: '{{who}} drew {{cards}}.' },
  CardsDiscarded: '{{who}} discarded {{cards}}.',
  CardTaken: '{{who}} took {{card}} in hand ({{by}}).',
  DeckReshuffled: {
    tactics: 'The discarded tactics cards were shuffled into a new pile.',
    intel: 'The discarded intel cards were shuffled into a new pile.',
  },
  CardPlayed: '{{who}} played {{card}}: “{{text}}”',
  Researched: '{{who}} reached column {{column}} of the {{phase}} track.',
  FameGained: {
    plain: '{{who}} gained {{steps}}, now {{fame}} of {{end}}.',
    from: '{{who}} gained {{steps}} ({{source}}), now {{fame}} of {{end}}.',
  },

  PriceSet: '{{who}} priced {{phase}} with token {{rank}}: {{cost}}.',
  /** The two slots of the move phase. */
  moveSlots: { first: 'move, moving first,', last: 'move, moving last,' },
  NeutralPriceSet: 'A neutral token lies on {{phase}}: {{cost}}.',
  TokensRecalled_one: '{{who}} recalled token {{tokens}}, for the next round.',
  TokensRecalled_other: '{{who}} recalled the tokens {{tokens}}, for the next round.',
  FlareGunPassed: 'The flare gun went to {{whom}}.',
  MarketClosed: '{{who}} closed the market: others pay 1 energy more to act in {{phase}}.',
  RyhzuSummoned: '{{ryhzu}} was summoned and serves {{whom}}.',

  Acted: '{{who}} acted in {{phase}}.',
  Passed: {
    chosen: '{{who}} passed {{phase}}.',
    tooPoor: '{{who}} could not pay to act in {{phase}} and passed.',
  },
  MainActionBegan: {
    points: '{{who}} began the main action, with {{points}}.',
    plain: '{{who}} began the main action.',
  },
  AuxiliaryActionTaken: {
    paid: '{{who}} took the auxiliary action of {{phase}}.',
    free: '{{who}} took the auxiliary action of {{phase}} for nothing.',
  },
  AbilityUsed: {
    plain: '{{who}} used {{ability}}.',
    at: '{{who}} used {{ability}} in {{region}}.',
  },
  FoundationBuilt: '{{who}} built a foundation in {{region}} and uncovered {{ability}}.',
  Built: '{{who}} built a {{building}} in {{region}}.',
  Built_outpost: '{{who}} built an {{building}} in {{region}}.',
  Harvested: '{{who}} harvested {{place}}.',
  TokenLaid: '{{who}} laid the {{token}} at {{place}}.',
  TokenTurned: '{{who}} upgraded the {{token}} at {{place}}.',
  FightersAdvanced: '{{who}} advanced {{fighters}} from sector {{from}}.',
  FighterArrived: {
    recruited: '{{who}} recruited a fighter, who arrived at {{place}}.',
    fastTrack: '{{who}} fast-tracked a fighter, who arrived at {{place}}.',
  },
  RecruitsTraded: '{{who}} traded 3 recruitment points for {{goods}}.',
  LeaderDeployed: '{{who}} deployed {{leader}}.',
  LeaderUpgraded: '{{who}} upgraded {{leader}}.',
  AttributeUpgraded: {
    free: '{{who}} upgraded {{attribute}}: “{{text}}”',
    paid: '{{who}} upgraded {{attribute}} for {{goods}}: “{{text}}”',
  },

  UnitsMoved: {
    move: '{{who}} moved {{group}} from {{from}} to {{to}}.',
    redeploy: '{{who}} redeployed {{group}} from {{from}} to {{to}}.',
    freeMove: '{{who}} moved {{group}} for free from {{from}} to {{to}}.',
    retreat: '{{who}} retreated with {{group}} from {{from}} to {{to}}.',
  },
  ShipFlew: '{{whose}} drop ship flew to between {{to}}.',
  TrapSprang: '{{whose}} trap in {{region}} sprang on {{victim}}: {{wounded}}.',
  TrapsArmed: '{{who}} armed the traps in {{regions}}.',
  UnitsWentHome: {
    leaderLimit: '{{who}} sent {{group}} from {{from}} to the base: one leader a region.',
    relic: '{{whose}} {{group}} went home from {{from}} with the relic.',
    lost: '{{who}} lost {{from}}: {{group}} went to the base.',
    retreat: '{{who}} retreated from {{from}}: {{group}} went to the base.',
  },

  BattleSelected: '{{who}} selected the battle against {{whom}} in {{region}}.',
  HandSeen: {
    known: '{{who}} saw in {{whose}} hand: {{cards}}.',
    hidden: '{{who}} looked at {{cards}} of {{whose}} hand.',
  },
  PlanShown: '{{who}} showed the plan: {{plan}}.',
  PlansRevealed: 'Plans in {{region}}: {{first}}; {{second}}.',
  planOf: '{{who}}: {{plan}}',
  plan: {
    card: '{{section}} with {{card}}',
    bluff: '{{section}} with a bluff',
    bare: '{{section}} without a card',
    facedown: '{{section}} with a facedown card',
  },
  DieRolled: { first: '{{who}} rolled {{face}}.', again: '{{who}} rolled again: {{face}}.' },
  CardCancelled: 'The combat effect of {{whose}} {{card}} was cancelled.',
  StrengthCompared: {
    won: '{{who}} won in {{region}}: strength {{strength}} against {{against}}.',
    retreats: '{{who}} won in {{region}}, strength {{strength}} against {{against}}, and the loser retreats.',
  },
  FightersWounded:
    '{{whose}} side was hit in {{region}}, attack {{attack}} against shields {{shields}}: {{wounded}}.',
  FightersLost: '{{who}} lost {{fighters}} in {{region}} ({{by}}).',
  LeadersDefeated: {
    supply: '{{who}} lost {{leaders}} in {{region}}: back to the supply.',
    base: '{{who}} lost the battle in {{region}}: {{leaders}} went to the base.',
  },
  RyhzuChangedSides: '{{ryhzu}} left {{from}} in {{region}} and now serves {{to}}.',
  BuildingRazed: '{{whose}} {{building}} in {{region}} was razed.',
  BattleEnded: 'The battle in {{region}} is over: {{winner}} won against {{loser}}.',
  EnergyStolen: '{{who}} took {{goods}} from {{whom}}.',

  IntelGained: { known: '{{who}} gained intel: {{intel}}.', hidden: '{{who}} gained an intel card.' },
  IntelGiven: '{{who}} gave {{whom}} intel: {{intel}} ({{gain}}).',
  MoraleBoosted: '{{who}} boosted morale in {{region}}, from the {{row}} row.',
  MoraleReturned: '{{whose}} morale token of {{region}} returned to the {{row}} row.',
  rows: { strength: 'strength', fame: 'fame' },
  UpkeepPaid: '{{who}} paid for {{ryhzu}}.',
  RyhzuReturned: '{{ryhzu}} returned to {{whose}} supply.',
  SparesJoined: '{{who}} brought {{fighters}} more into the sector.',

  RegionsCounted: '{{who}} counted {{regions}}.',
  RelicTaken: '{{who}} took relic {{relic}} from {{region}}.',
  RelicLost: 'Nobody controls {{region}}: relic {{relic}} left the game.',
  GameWon: {
    relics: '{{winners}} won the game: all relics that are left.',
    fame: '{{winners}} won the game: fame.',
    fallback: '{{winners}} won the game: the most land regions after round 6.',
  },
} as const;
