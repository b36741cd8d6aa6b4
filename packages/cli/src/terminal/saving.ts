import { join } from 'node:path';
import type { Level } from '@warptable/bots';
import { recordOf } from '@warptable/kernel';
import type { AnyMatch, GameFile, Luck, Seat } from '@warptable/kernel';
import { Complaint } from '../complaint.ts';
import { freePath, writeGameFile } from '../game-files.ts';

const USUAL_FILE = 'warptable-save.json';

/** A recorded game that also tells which seats bots play. Anything that reads game files reads it too. */
export interface SavedGame extends GameFile {
  readonly bots: readonly Seat[];
}

/** Who plays, and where the luck comes from. */
export interface TerminalSeating {
  readonly bots: readonly Seat[];
  readonly luck: Luck;
  /** How well the bots play; at random, if left out. */
  readonly level?: Level;
  /** The file the game was loaded from. */
  readonly loadedFrom?: string;
}

/** The bots' seats as a file tells them; none if it does not. */
export function botsIn(file: GameFile): Seat[] {
  const { bots } = file as { bots?: unknown };
  const seats = Array.from({ length: file.seats }, (_, seat) => seat);
  return Array.isArray(bots) ? seats.filter((seat) => bots.includes(seat)) : [];
}

/** Keeps the game on disk, and knows whether there is anything new to keep. */
export class Saving {
  private readonly match: AnyMatch;
  private readonly bots: readonly Seat[];
  private readonly luck: Luck;
  private readonly folder: string;
  private path: string | undefined;
  private due = false;

  constructor(match: AnyMatch, { bots, luck, loadedFrom }: TerminalSeating, folder: string) {
    this.match = match;
    this.bots = bots;
    this.luck = luck;
    this.path = loadedFrom;
    this.folder = folder;
  }

  /** Somebody played since the game began, was loaded or was last saved. */
  get isDue(): boolean {
    return this.due;
  }

  makeDue(): void {
    this.due = true;
  }

  /** Where the game would be saved if nobody says otherwise: never over another game. */
  get usualPath(): string {
    return this.path ?? freePath(join(this.folder, USUAL_FILE));
  }

  /** Saves, and says in a sentence what became of it. */
  save(path = this.usualPath): string {
    try {
      const saved: SavedGame = { ...recordOf(this.match, this.luck), bots: this.bots };
      writeGameFile(path, saved);
    } catch (error) {
      if (error instanceof Complaint) return `Not saved: ${error.message}.`;
      throw error;
    }
    this.path = path;
    this.due = false;
    const how = this.match.over ? 'look at it with: replay' : `go on with: play ${this.match.game.id} --load`;
    return `Saved to ${path}; ${how} ${path}`;
  }
}
