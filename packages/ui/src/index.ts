export { anyLook } from './look.ts';
export type {
  AnyLook,
  Attention,
  GameLook,
  LessonMoment,
  LessonStep,
  LessonTable,
  PartProps,
  ResultProps,
  SeatLook,
  SeatPartProps,
  Standings,
} from './look.ts';
export { afterPaint } from './frame.ts';
export { paced, socketLink, workerLink } from './link.ts';
export type { Connection, Link, Port } from './link.ts';
export { askForHint } from './hint.ts';
export { askToRewind, decide, mustDecide } from './rewind.ts';
export { Session } from './session.ts';
export type { SessionState } from './session.ts';
export type { Draft, Drawer } from './draft.ts';
export { Store, useFact, useStore } from './store.ts';
export type { Readable } from './store.ts';
export { lastOwnOf, liveScene, openQuestion, seatName, useScene as useTableScene } from './scene.ts';
export { whyNoUndo } from './prompt/sentences.ts';
export { useKeys } from './shell/keys.ts';
export { useLayout } from './shell/layout.ts';
export type { Moves, Scene, Standing } from './scene.ts';
export { DeskContext, LanguagesContext, SettingsContext, useDesk, useSettings } from './desk.ts';
export { applySettings } from './theme.ts';
export { keptSettings } from './settings.ts';
export type { Settings } from './settings.ts';
export { TableShell } from './shell/TableShell.tsx';
export type { ShellExtras } from './shell/extras.ts';
export { NoUndoTab } from './prompt/NoUndo.tsx';
export { headingsNow, headingsOf } from './log/headings.ts';
export { PanZoom } from './map/PanZoom.tsx';
export type { MapTarget, PanZoomProps } from './map/PanZoom.tsx';
export { Sign, SignDrawings } from './map/Signs.tsx';
export type { Bounds, Point } from './map/viewport.ts';
export { SeatMark } from './players/SeatMark.tsx';
export { PointsOverRounds } from './result/PointsOverRounds.tsx';
export { Tray } from './hand/Tray.tsx';
export { Dialog } from './dialogs/Dialog.tsx';
export { HandOver } from './dialogs/HandOver.tsx';
export { KeyHelp } from './dialogs/KeyHelp.tsx';
export { chime } from './calls/chime.ts';
export { notify } from './calls/notice.ts';
export { SettingsForm } from './dialogs/SettingsForm.tsx';
export { ThemeSwitch } from './dialogs/ThemeSwitch.tsx';
export { MarkFound } from './rules/Marked.tsx';
export { Markdown } from './rules/Markdown.tsx';
export { RuleText } from './rules/RuleText.tsx';
export { anchorOf, blocksOf, chaptersOf, searchBook } from './rules/markdown.ts';
export { refusedText } from './refused.ts';
