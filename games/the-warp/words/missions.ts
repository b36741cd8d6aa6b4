import { END_PIONEERING, MISSIONS } from '../content/index.ts';
import type { MissionId } from '../content/index.ts';
import type { MissionView, WarpView } from '../rules/view.ts';
import { missionText } from './cards.ts';
import { wrapped } from './table.ts';

type Progress = NonNullable<MissionView['progress']>;

/** `[x]`, `[2/3]`, `[2/3, 0/1]`: condition by condition. Missions of the end of the game count without a goal. */
function progressText(id: MissionId, progress: Progress): string {
  if ((END_PIONEERING as readonly MissionId[]).includes(id)) return `[${progress[0]?.have ?? 0}]`;
  const isMet = progress.every(({ have, need }) => have >= need);
  return isMet
    ? '[x]'
    : `[${progress.map(({ have, need }) => `${Math.min(have, need)}/${need}`).join(', ')}]`;
}

/** A mission with how far the eye has come. */
export function missionLine({ id, progress, fresh }: MissionView): string {
  const mark = progress ? `${progressText(id, progress)} ` : '';
  return `${mark}${missionText(id)}${fresh ? ' (new: from the next turn on)' : ''}`;
}

/** The missions that everybody may complete. */
export function openMissionsText({ open, missionDeckSizes }: WarpView, width: number): string {
  const sizes = Object.entries(missionDeckSizes).map(([deck, size]) => `${deck} ${size}`);
  const lines = [
    `Open Missions (decks: ${sizes.join(', ')}):`,
    ...open.flatMap((mission) => (mission ? `- ${missionLine(mission)}` : [])),
  ];
  return lines.map((line) => wrapped(line, width, 2)).join('\n');
}

export function pioneeringText({ pioneering }: WarpView, width: number): string {
  const lines = pioneering.map(({ id, points, progress }) => {
    const mark = progress ? `${progressText(id, progress)} ` : '';
    return `- ${mark}${MISSIONS[id].name} (${points}): ${MISSIONS[id].text}`;
  });
  const head = lines.length > 0 ? ['Pioneering Missions:'] : [];
  return [...head, ...lines].map((line) => wrapped(line, width, 2)).join('\n');
}
