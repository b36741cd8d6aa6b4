/** What is written of people, by name. */
export const PEOPLE_STATEMENTS = {
  session:
    'insert into sessions (hash, person, device, made, seen, until) values (?, ?, ?, ?, ?, ?) on conflict (hash) do nothing',
  sessionSeen: 'update sessions set seen = ?, until = ? where hash = ?',
  noSession: 'delete from sessions where person = ? and hash = ?',
  /** All but this one. */
  noOtherSessions: 'delete from sessions where person = ? and hash <> ?',
  oldSessions: 'delete from sessions where until < ?',
  /** A signed cookie from before sessions is not exchanged any more. */
  refuseOldCookies:
    'insert into old_cookies (person, refused) values (?, ?) on conflict (person) do update set refused = excluded.refused',
  challenge: 'insert into challenges (challenge, person, until) values (?, ?, ?)',
  /** By one answer alone, in time: the last value is now. */
  takeChallenge: 'delete from challenges where challenge = ? and person = ? and until > ?',
  oldChallenges: 'delete from challenges where until < ?',
  deviceCode: 'insert into device_codes (hash, person, until) values (?, ?, ?)',
  noDeviceCodes: 'delete from device_codes where person = ?',
  takeDeviceCode: 'delete from device_codes where hash = ? and until > ?',
  oldDeviceCodes: 'delete from device_codes where until < ?',
  passkey:
    'insert into passkeys (id, person, public_key, counter, transports, name, made, used) values (?, ?, ?, ?, ?, ?, ?, ?)',
  passkeyUsed: 'update passkeys set counter = ?, used = ? where id = ?',
  passkeyName: 'update passkeys set name = ? where person = ? and id = ?',
  noPasskey: 'delete from passkeys where person = ? and id = ?',
  result: `insert into results (table_id, person, seat, game, mode, faction, seats, place, points, won, winners, resigned, listed, ended)
    values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict (table_id, person) do nothing`,
  /** Each table once. */
  counted: 'insert into counted (table_id) values (?) on conflict (table_id) do nothing',
  rated: 'insert into rated (person, game) values (?, ?) on conflict (person, game) do nothing',
  notRated: 'delete from rated where person = ? and game = ?',
  noRatingChanges: 'delete from rating_changes where person = ? and game = ?',
  ratingChange:
    'insert into rating_changes (person, game, table_id, ended, mu, sigma) values (?, ?, ?, ?, ?, ?) on conflict (person, game, table_id) do nothing',
  friend:
    'insert into friends (person, other, since) values (?, ?, ?) on conflict (person, other) do nothing',
  noFriend: 'delete from friends where person = ? and other = ?',
  friendLink: 'insert into friend_links (hash, person, until) values (?, ?, ?)',
  takeFriendLink: 'delete from friend_links where hash = ? and until > ?',
  oldFriendLinks: 'delete from friend_links where until < ?',
  inviteFriend:
    'insert into friend_invitations (table_id, person, invited_by, made) values (?, ?, ?, ?) on conflict (table_id, person) do nothing',
  takeInvitation: 'delete from friend_invitations where table_id = ? and person = ?',
  notInvited: 'delete from friend_invitations where table_id = ? and person = ?',
  privateNote:
    'insert into private_notes (person, table_id, note, changed) values (?, ?, ?, ?) on conflict (person, table_id) do update set note = excluded.note, changed = excluded.changed',
  /** Of a table that is removed. */
  noFriendInvitationsAt: 'delete from friend_invitations where table_id = ?',
  noPrivateNotesAt: 'delete from private_notes where table_id = ?',
  noPrivateNote: 'delete from private_notes where person = ? and table_id = ?',
  block:
    'insert into blocks (person, other, kind, made) values (?, ?, ?, ?) on conflict (person, other) do update set kind = excluded.kind',
  noBlock: 'delete from blocks where person = ? and other = ?',
  report:
    'insert into reports (id, reporter, person, table_id, kind, said, around, because, made) values (?, ?, ?, ?, ?, ?, ?, ?, ?)',
  /** By one moderator alone. */
  settleReport: 'update reports set outcome = ?, settled = ? where id = ? and settled is null',
  redactReport: 'update reports set said = ?, around = ? where id = ?',
  ban: 'insert into bans (person, until, because, made) values (?, ?, ?, ?) on conflict (person) do update set until = excluded.until, because = excluded.because, made = excluded.made',
  noBan: 'delete from bans where person = ?',
  admin: 'insert into admins (person, made) values (?, ?) on conflict (person) do nothing',
  noAdmin: 'delete from admins where person = ?',
  moderation: 'insert into moderation (id, made, moderator, what, person, because) values (?, ?, ?, ?, ?, ?)',
  /** Something to be done about a person by a server that runs: at once, or when one is started. */
  order: 'insert into orders (id, what, person, at) values (?, ?, ?, ?)',
  orderDone: 'update orders set done = ? where id = ?',
  /** Of somebody who is forgotten. */
  redactAction: 'update deeds set deed = ? where table_id = ? and n = ?',
  redactSave: 'update saves set saved = ? where table_id = ? and n = ?',
  redactSummary: 'update tables set summary = ? where id = ? and summary = ?',
  forgetGuest: 'delete from guests where id = ?',
  forgetMember: 'delete from members where guest = ?',
  forgetCampaigns: 'delete from campaigns where guest = ?',
  forgetChapters: 'delete from chapters where guest = ?',
  forgetSessions: 'delete from sessions where person = ?',
  forgetPasskeys: 'delete from passkeys where person = ?',
  forgetChallenges: 'delete from challenges where person = ?',
  forgetOldCookies: 'delete from old_cookies where person = ?',
  forgetResults: 'delete from results where person = ?',
  forgetRated: 'delete from rated where person = ?',
  forgetRatings: 'delete from rating_changes where person = ?',
  forgetFriends: 'delete from friends where person = ?',
  forgetFriendships: 'delete from friends where other = ?',
  forgetFriendLinks: 'delete from friend_links where person = ?',
  forgetInvitations: 'delete from friend_invitations where person = ?',
  forgetInvited: 'delete from friend_invitations where invited_by = ?',
  forgetNotes: 'delete from private_notes where person = ?',
  forgetBlocks: 'delete from blocks where person = ?',
  forgetBlocked: 'delete from blocks where other = ?',
  /** What others have reported of them stays, without a word of theirs. */
  forgetBan: 'delete from bans where person = ?',
  forgetModeration: "update moderation set because = '' where person = ?",
  forgetReports: 'delete from reports where reporter = ?',
  forgetChannels: 'delete from channels where person = ?',
  forgetNotices: 'delete from notices where person = ?',
  forgetNoticeSettings: 'delete from notice_settings where person = ?',
} as const;

/** Each takes a person, and leaves nothing of them in its table. Whatever is kept of people has to have its line here. */
export const FORGET_PERSON = [
  'forgetGuest',
  'forgetMember',
  'forgetCampaigns',
  'forgetChapters',
  'forgetSessions',
  'forgetPasskeys',
  'forgetChallenges',
  'forgetOldCookies',
  'noDeviceCodes',
  'forgetResults',
  'forgetRated',
  'forgetRatings',
  'forgetFriends',
  'forgetFriendships',
  'forgetFriendLinks',
  'forgetInvitations',
  'forgetInvited',
  'forgetNotes',
  'forgetBlocks',
  'forgetBlocked',
  'forgetReports',
  'forgetChannels',
  'forgetNotices',
  'forgetNoticeSettings',
  'forgetBan',
  'forgetModeration',
  'noAdmin',
] as const satisfies readonly (keyof typeof PEOPLE_STATEMENTS)[];

/** What has failed if it changes nothing. */
export const PEOPLE_MUST_CHANGE = [
  'takeChallenge',
  'takeDeviceCode',
  'passkeyName',
  'noPasskey',
  'redactSave',
  'redactSummary',
  'takeFriendLink',
  'takeInvitation',
  'settleReport',
] as const;
