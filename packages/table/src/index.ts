export { applyPatch } from './patch.ts';
export type { Patch } from './patch.ts';
export { TELLING_TIME } from './luck.ts';
export { deadlineOf } from './clock.ts';
export { endOfSuspension } from './suspension.ts';
export type { RecordedAction, TableAction } from './actions.ts';
export { TableError } from './errors.ts';
export type { TableErrorCode } from './errors.ts';
export { unnamed, withoutName, withoutPerson } from './forgetting.ts';
export { Host } from './host.ts';
export type { ActionLog } from './action-log.ts';
export type { Visitor } from './visitors.ts';
export { PROTOCOL, visibleName } from './plain.ts';
export { visitorMessageSchema } from './protocol.ts';
export { restInputs } from './rest.ts';
export type {
  Invitation,
  ListedTable,
  RestCall,
  RestInput,
  RestReplies,
  RunningChapter,
  ShownCampaign,
} from './rest.ts';
export { HOOKS } from './hooks.ts';
export type { Hook } from './hooks.ts';
export type {
  ChannelAddress,
  ChannelKind,
  ChannelOff,
  NoticeKind,
  NoticeSettings,
  NoticesShown,
  SendOutcome,
  ShownChannel,
  ToldSeat,
} from './rest-notices.ts';
export type {
  ShownApart,
  FoundPerson,
  ShownFriends,
  MadeCredential,
  Moderation,
  PersonAtTable,
  Profile,
  OwnRating,
  ShownBan,
  ShownPasskey,
  ShownReport,
  ShownSession,
  UsedCredential,
  WaysBack,
  WinRate,
} from './rest-people.ts';
export { conductOf } from './conduct.ts';
export type { Hint, HostMessage, SeatInfo, SeatSnapshot, TableInfo, VisitorMessage } from './protocol.ts';
export { seatsHeldBy } from './setup.ts';
export type { BotLevel, ClockPolicy, SeatState, TableSetup, TableWish, Who } from './setup.ts';
export type { Note } from './notes.ts';
export type { Rewind } from './rewind.ts';
export type { ChatLine, SavedTable } from './saved.ts';
export { Table } from './table.ts';
export type { Thinker } from './thinking.ts';
export type { Runtime } from './runtime.ts';
