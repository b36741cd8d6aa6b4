export type {
  AnyGameUi,
  Attention,
  CampaignProps,
  GameUi,
  Lesson,
  LessonMoment,
  LessonStep,
  LessonTable,
  PartProps,
  PublicPoints,
  ResultProps,
  RunningGame,
  SeatColour,
  SeatStyle,
  SeatPartProps,
  Standings,
} from './game-ui.ts';
export type { FightUi } from './fights/fight.ts';
export { afterPaint } from './frame.ts';
export { paced, socketLink, workerLink } from './link.ts';
export type { Connection, Link } from './link.ts';
export { askForHint } from './hint.ts';
export { askToRewind, decide, mustDecide } from './rewind.ts';
export { Session } from './session.ts';
export type { SessionState } from './session.ts';
export type { Draft, Drawer } from './draft.ts';
export { Store, useFact, useStore } from './store.ts';
export type { Readable } from './store.ts';
export {
  lastOwnOf,
  liveViewModel,
  openQuestion,
  seatName,
  useViewModel as useTableViewModel,
} from './table-view-model.ts';
export { whyNoUndo } from './prompt/sentences.ts';
export { useKeys } from './shell/keys.ts';
export type { Moves, TableViewModel, TableStanding } from './table-view-model.ts';
export { UiStateContext, LanguagesContext, SettingsContext, useUiState, useSettings } from './ui-state.ts';
export { applySettings } from './theme.ts';
export { keptSettings } from './settings.ts';
export type { Settings } from './settings.ts';
export { useLayout } from './shell/layout.ts';
export { TableShell } from './shell/TableShell.tsx';
export type { ShellExtras } from './shell/extras.ts';
export { NoUndoTab } from './prompt/NoUndo.tsx';
export { headingsNow, headingsOf } from './log/headings.ts';
export { Sign } from './map/Signs.tsx';
export { useConsidered, useLookedAt } from './map/gaze.ts';
export type { Gaze } from './map/gaze.ts';
export { LitRim } from './map/LitRim.tsx';
export { MapFrame } from './map/MapFrame.tsx';
export { MapNotes, OddsNote, PlaceNote } from './map/MapNotes.tsx';
export { MapPlace, PlaceFrames } from './map/MapPlace.tsx';
export { PieceList } from './map/PieceList.tsx';
export type { TouchablePlace } from './map/MapPlace.tsx';
export { Sky } from './map/Sky.tsx';
export { useMapPlaces } from './map/useMapPlaces.ts';
export { Face } from './art/Face.tsx';
export { Shapes } from './art/Shapes.tsx';
export { DRAWINGS, LineIcon } from './art/LineIcon.tsx';
export { FaceCard, FaceChoice } from './cards/FaceChoice.tsx';
export { SeatBadge, SeatMark } from './players/SeatMark.tsx';
export { FightPanel, FightSide } from './fights/FightPanel.tsx';
export { Figure, Figures, Reading, Section, StepTrack } from './panels/Panels.tsx';
export { GameResult } from './result/GameResult.tsx';
export { CardFrame } from './cards/CardFrame.tsx';
export type { CardFrameProps } from './cards/CardFrame.tsx';
export { CardRow, HandFrame, NoHand, Resource, Resources } from './hand/HandFrame.tsx';
export { Dialog } from './dialogs/Dialog.tsx';
export { HandOver } from './dialogs/HandOver.tsx';
export { KeyHelp } from './dialogs/KeyHelp.tsx';
export { playSound } from './theatre/sounds.ts';
export { askToNotify, notify } from './calls/notice.ts';
export { SettingsForm } from './dialogs/SettingsForm.tsx';
export { ThemeSwitch } from './dialogs/ThemeSwitch.tsx';
export { MarkFound } from './rules/Marked.tsx';
export { Markdown } from './rules/Markdown.tsx';
export { RuleText } from './rules/RuleText.tsx';
export { anchorOf, blocksOf, booksOf, entriesOf, onlyEntries } from './rules/markdown.ts';
export type { Block, Rulebook, RulebookChapter } from './rules/markdown.ts';
export { chaptersOfReference } from './rules/reference.ts';
export type { ReferenceTable } from './rules/reference.ts';
export { refusedText } from './refused.ts';
