import { closeSync, existsSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import type Database from 'better-sqlite3';

// What was committed last stands in the journal beside the file (`-wal`) until SQLite takes it over. SQLite takes a journal that is
// missing or damaged for one in which nothing stands, and says no word of it. So the file itself has a mark while it is open: SQLite keeps
// a number for its users (`user_version`) in the header, where it can be read without opening the file. The mark is of this very file: a
// copy that was made while the server ran is whole without a journal.

const CLOSED = 0;
const AT = 60;

const HEADER = 32;
const FRAME_HEADER = 24;
const MAGIC = 0x377f0682;

/** What is wrong with the journal of a file that was not closed, if anything is. To be asked before the file is used. */
export function faultOfJournal(file: string): string | undefined {
  if (!wasLeftOpen(file)) return undefined;
  const journal = `${file}-wal`;
  if (!existsSync(journal)) return `'${journal}' is missing`;
  return isDamaged(readFileSync(journal)) ? `'${journal}' is damaged` : undefined;
}

function wasLeftOpen(file: string): boolean {
  if (!existsSync(file)) return false;
  const mark = Buffer.alloc(4);
  const opened = openSync(file, 'r');
  readSync(opened, mark, 0, 4, AT);
  closeSync(opened);
  return mark.readUInt32BE(0) === markOf(file);
}

const markOf = (file: string): number => 1 + (statSync(file).ino % 0x40000000);

/** In the file itself, and not in its journal. */
export function markOpen(db: Database.Database): void {
  db.pragma(`user_version = ${markOf(db.name)}`);
  db.pragma('wal_checkpoint(TRUNCATE)');
}

export function markClosed(db: Database.Database): void {
  db.pragma(`user_version = ${CLOSED}`);
}

/**
 * Whether frames of this journal cannot be read though whole ones stand behind them. What breaks off at the end was being written when
 * the server died: nobody was told that it is kept. See the file format of SQLite, section 4.
 */
function isDamaged(journal: Buffer): boolean {
  if (journal.length === 0) return false;
  if (journal.length < HEADER || (journal.readUInt32BE(0) & ~1) >>> 0 !== MAGIC) return true;
  const isBigEndian = (journal.readUInt32BE(0) & 1) === 1;
  const sum = new Checksum(isBigEndian);
  sum.add(journal.subarray(0, 24));
  if (!sum.is(journal, 24)) return true;
  const size = FRAME_HEADER + journal.readUInt32BE(8);
  const salts = journal.subarray(16, 24);
  let isBroken = false;
  for (let at = HEADER; at + size <= journal.length; at += size) {
    const frame = journal.subarray(at, at + size);
    // Of an earlier round: the journal is written from its beginning again and again.
    const isOfThisRound = frame.subarray(8, 16).equals(salts);
    if (isBroken) {
      const endsTransaction = frame.readUInt32BE(4) !== 0;
      if (isOfThisRound && endsTransaction) return true;
      continue;
    }
    sum.add(frame.subarray(0, 8));
    sum.add(frame.subarray(FRAME_HEADER));
    isBroken = !isOfThisRound || !sum.is(frame, 16);
  }
  return false;
}

/** SQLite's own, of pairs of words. */
class Checksum {
  private readonly isBigEndian: boolean;
  private s0 = 0;
  private s1 = 0;

  constructor(isBigEndian: boolean) {
    this.isBigEndian = isBigEndian;
  }

  add(bytes: Buffer): void {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (let i = 0; i + 8 <= bytes.length; i += 8) {
      this.s0 = (this.s0 + view.getUint32(i, !this.isBigEndian) + this.s1) >>> 0;
      this.s1 = (this.s1 + view.getUint32(i + 4, !this.isBigEndian) + this.s0) >>> 0;
    }
  }

  /** Whether it is what is written there. */
  is(bytes: Buffer, at: number): boolean {
    return bytes.readUInt32BE(at) === this.s0 && bytes.readUInt32BE(at + 4) === this.s1;
  }
}
