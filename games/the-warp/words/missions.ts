import { END_PIONEERING, MISSION_DECKS } from '../content/index.ts';
import type { MissionId } from '../content/index.ts';
import type { MissionView, WarpView } from '../rules/view.ts';
import { missionName, missionText } from './cards.ts';
import { say } from './say.ts';
import { sayPosition } from './say-position.ts';
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

/** A mission with how far the viewer has come. */
export function missionLine({ id, progress, fresh }: MissionView): string {
  const mark = progress ? `${progressText(id, progress)} ` : '';
  const mission = `${mark}${missionText(id)}`;
  return fresh ? sayPosition('position.fresh', { mission }) : mission;
}

/** The missions that everybody may complete. */
export function openMissionsText({ open, missionDeckSizes }: WarpView, width: number): string {
  const decks = MISSION_DECKS.map((deck) =>
    say(`missionTypes.${deck}.deck`, { size: missionDeckSizes[deck] }),
  );
  const lines = [
    sayPosition('position.openMissions', { decks: decks.join(', ') }),
    ...open.flatMap((mission) => (mission ? `- ${missionLine(mission)}` : [])),
  ];
  return lines.map((line) => wrapped(line, width, 2)).join('\n');
}

export function pioneeringText({ pioneering }: WarpView, width: number): string {
  const lines = pioneering.map(({ id, points, progress }) => {
    const mark = progress ? `${progressText(id, progress)} ` : '';
    return `- ${mark}${missionName(id)} (${points}): ${say(`missions.${id}.text`)}`;
  });
  const head = lines.length > 0 ? [sayPosition('position.pioneering')] : [];
  return [...head, ...lines].map((line) => wrapped(line, width, 2)).join('\n');
}
