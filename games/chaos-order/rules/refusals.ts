import type { Refusal } from '@warptable/kernel';

const refuse = (rule: string, reason: string): Refusal => Object.freeze({ rule, reason });

/** Reasons why something is not allowed, each with the rule that forbids it. */
export const REFUSED = {
  // Tactics cards
  wrongMoment: refuse('CO 17.5', 'wrongMoment'),
  freshCard: refuse('CO 17.4', 'freshCard'),
  cardLockNotPaid: refuse('CO 17.14', 'cardLockNotPaid'),
  mainActionBegun: refuse('CO 17.11', 'mainActionBegun'),

  // Combat
  reservedBattle: refuse('CO 26.9', 'reservedBattle'),
  noGemForDie: refuse('CO 13.15', 'noGemForDie'),
  tooFewForVolley: refuse('CO 13.14', 'tooFewForVolley'),
  leaderBlocksVolley: refuse('CO 13.14', 'leaderBlocksVolley'),

  // Gain income
  incomeLeft: refuse('CO 14.13', 'incomeLeft'),
  attributeNotPaid: refuse('CO 14.8', 'attributeNotPaid'),
  attributeUpgraded: refuse('CO 14.8', 'attributeUpgraded'),

  // Setting up
  factionTaken: refuse('CO 3.1', 'factionTaken'),
  locationTaken: refuse('CO 3.15', 'locationTaken'),
  cannotPayLeader: refuse('CO 3.24', 'cannotPayLeader'),

  // The turn of an action phase
  mainUsed: refuse('CO 6.8', 'mainUsed'),
  mainAfterAuxiliary: refuse('CO 6.9', 'mainAfterAuxiliary'),
  cannotPayAuxiliary: refuse('CO 6.12', 'cannotPayAuxiliary'),
  nothingToGain: refuse('CO 6.12', 'nothingToGain'),
  cannotPaySeam: refuse('CO 1.5', 'cannotPaySeam'),
  noPoints: refuse('CO 1.7', 'noPoints'),

  // Research
  lastColumn: refuse('CO 7.2', 'lastColumn'),
  lockNotPaid: refuse('CO 7.3', 'lockNotPaid'),

  // Build
  noneLeft: refuse('CO 9.12', 'noneLeft'),
  buildLockNotPaid: refuse('CO 9.8', 'buildLockNotPaid'),
  noPlaceForFoundation: refuse('CO 9.12', 'noPlaceForFoundation'),
  noPlaceForBuilding: refuse('CO 9.12', 'noPlaceForBuilding'),
  notControlled: refuse('CO 9.4', 'notControlled'),
  threeFoundations: refuse('CO 9.4', 'threeFoundations'),
  noFreeFoundation: refuse('CO 9.8', 'noFreeFoundation'),
  buildingTypeThere: refuse('CO 9.9', 'buildingTypeThere'),
  foundationOnly: refuse('CO 9.3', 'foundationOnly'),

  // Harvest
  harvestedAlready: refuse('CO 10.3', 'harvestedAlready'),
  noHarvestingBuilding: refuse('CO 10.2', 'noHarvestingBuilding'),
  harvestNotControlled: refuse('CO 10.2', 'harvestNotControlled'),
  turnedAlready: refuse('CO 10.6', 'turnedAlready'),
  nothingToHarvest: refuse('CO 10.2', 'nothingToHarvest'),

  // Recruit and leaders
  emptySector: refuse('CO 11.1', 'emptySector'),
  cannotPayFastTrack: refuse('CO 11.3', 'cannotPayFastTrack'),
  noFastTrack: refuse('CO 11.3', 'noFastTrack'),
  threePoints: refuse('CO 11.4', 'threePoints'),
  leaderOnMap: refuse('CO 11.6', 'leaderOnMap'),
  cannotPayDeploy: refuse('CO 11.6', 'cannotPayDeploy'),
  upgradedAlready: refuse('CO 12.17', 'upgradedAlready'),
  cannotPayUpgrade: refuse('CO 12.17', 'cannotPayUpgrade'),

  // Move
  noUnits: refuse('CO 12.20', 'noUnits'),
  noExit: refuse('CO 12.3', 'noExit'),
  pinned: refuse('CO 12.13', 'pinned'),
  noPresence: refuse('CO 12.10', 'noPresence'),
  fightersOnly: refuse('CO 12.10', 'fightersOnly'),
  secondLeader: refuse('CO 12.22', 'secondLeader'),
  tooManyLeaders: refuse('CO 12.23', 'tooManyLeaders'),
  leadersMustPart: refuse('CO 12.9', 'leadersMustPart'),
  relicRegion: refuse('CO 14.7', 'relicRegion'),
  nowhereToFly: refuse('CO 20.8', 'nowhereToFly'),
  // Factions
  strongholdsTouch: refuse('CO 20.14', 'strongholdsTouch'),
  strongholdNotInSwamp: refuse('CO 23.3', 'strongholdNotInSwamp'),
} as const satisfies Readonly<Record<string, Refusal>>;
