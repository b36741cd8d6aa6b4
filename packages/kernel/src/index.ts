export * from './seats.ts';
export { clockedFor } from './side-actions.ts';
export { WarptableError, suspensionError } from './errors.ts';
export type { ErrorCode } from './errors.ts';
export { Ask } from './ask.ts';
export type { Final, Form, Next, Pending, Question, Refusal, Terms, WhyNot } from './ask.ts';
export {
  amount,
  byKind,
  confirm,
  declareQuestions,
  one,
  order,
  path,
  place,
  some,
  yesNo,
} from './questions.ts';
export { isFinalAnswer } from './finality.ts';
export type { AboutOf, AskedOf, Questions } from './questions.ts';
export { chooseFirst, chooseIndependently, chooseTogether, endGame, nothing } from './flow.ts';
export type { Chance, End, Flow, Request, Together } from './flow.ts';
export type { IndependentChoice } from './independent-choice.ts';
export * from './game.ts';
export * from './events.ts';
export * from './entries.ts';
export * from './match.ts';
export { simulate } from './simulation.ts';
export { Driver } from './driver.ts';
export type { UndoLimit, Undoable } from './undo-history.ts';
export { applyShuffle, drawNumber, roll, shuffle, swapsTo } from './chance/requests.ts';
export type { ChanceSource, ChanceState } from './chance/source.ts';
export { Random } from './chance/random.ts';
export { SeededChance, seededChance } from './chance/seeded.ts';
export { KeyedChance, commitmentTo, commitmentToNonce, isNonceOf, nonceInPlaceOf } from './chance/keyed.ts';
export type { Secret } from './chance/keyed.ts';
export { ScriptedChance } from './chance/scripted.ts';
export type { ScriptLine } from './chance/scripted.ts';
export { canonical, checksum, fingerprintOf } from './canonical.ts';
export { isOfOtherRules, readSnapshot, resume, takeSnapshot } from './snapshot.ts';
export type { Snapshot } from './snapshot.ts';
export { chanceOf, checkOrigin, readGameFile, recordOf, replay } from './game-file.ts';
export type { GameFile, Luck } from './game-file.ts';
export { verify } from './verifying.ts';
export type { LuckVerdict, Verdict } from './verifying.ts';
export { declareAbilities, lateBound, printedAbilities } from './abilities.ts';
export type { Abilities, AbilityRules, AlsoHappens } from './abilities.ts';
export type {
  Ability,
  AbilityTypes,
  Amount,
  Exception,
  Happening,
  MomentsOf,
  Permission,
  Printed,
  Replacement,
} from './moments.ts';
export { answerText, askedSideAction, askedOf } from './words.ts';
export type { Asked, Paths, PersonAt, Words } from './words.ts';
export { checkLimits, checkSeats, readOptionTable, usualValue } from './options.ts';
export type { OptionInfo, OptionLimit, OptionValue, OptionValues } from './options.ts';
export type { CardFinding, Findings, Finished, GoalFinding, Lab } from './lab.ts';
