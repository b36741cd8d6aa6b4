import type { AnyCampaign } from '@warptable/games/campaign';
import type { AnyRules } from '@warptable/games/manifest';
import type { OptionValues } from '@warptable/kernel';
import type { ShownCampaign } from '@warptable/table';

/** A game with its campaign, loaded. */
export interface CampaignOfGame {
  readonly game: AnyRules['game'];
  readonly campaign: AnyCampaign;
}

/** Where the campaigns of a game are kept: on this device, or on the server. */
export interface CampaignKeeper {
  /** All of the game, with every game counted that has ended. */
  list(): Promise<readonly ShownCampaign[]>;
  /** Returns its id. */
  start(name: string, skirmish?: boolean): Promise<string>;
  /** Opens the table of a chapter; returns its id. */
  open(campaign: string, chapter: string, choices: OptionValues): Promise<string>;
  /** Opens a single game again, with the same luck. Left out where luck is not the player's to know. */
  repeat?(campaign: string, table: string): Promise<string>;
  giveUp(campaign: string, table: string): Promise<void>;
  rename(campaign: string, name: string): Promise<void>;
  /** Takes a campaign from the text of a file. One that is here already is merged with it. */
  take(file: string): Promise<void>;
  /** With its games under way, which count nowhere. */
  remove(campaign: string): Promise<void>;
}
