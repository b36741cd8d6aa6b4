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
} as const;

/** What has failed if it changes nothing. */
export const PEOPLE_MUST_CHANGE = ['takeChallenge', 'takeDeviceCode', 'passkeyName', 'noPasskey'] as const;
