import { FaceCard, FaceChoice } from '@warptable/ui';
import type { PartProps } from '@warptable/ui';
import { asWarp } from '../../rules/questions.ts';
import type { WarpView } from '../../rules/view.ts';
import { isRace } from '../../words/cards.ts';
import { speech } from '../../words/speech.ts';
import { GuardianFace } from '../cards/GuardianFace.tsx';
import { RaceFace } from '../cards/Faces.tsx';
import { RaceArt } from '../portraits/RaceArt.tsx';
import { choosesRace } from '../targets.ts';

/** Which race to play, or which one to put at the Warp Gate: over the map, with their faces. */
export function RaceChoice({ part }: { readonly part: PartProps<WarpView> }) {
  const { view, asked } = part;
  if (!asked || !choosesRace(asked)) return null;
  const races = [...asked.options, ...asked.refused.map(({ value }) => value)].map(String).filter(isRace);
  return (
    <FaceChoice title={speech.prompt(view, asWarp(asked))}>
      {races.map((race) => (
        <FaceCard
          key={race}
          part={part}
          value={race}
          thing={`${asked.kind === 'guardian' ? 'guardian' : 'race'}:${race}`}
          className="tw-card tw-kind"
          type="race"
          face={<RaceArt race={race} />}
        >
          {asked.kind === 'guardian' ? (
            <GuardianFace race={race} />
          ) : (
            <RaceFace race={race} edition={view.options.edition} />
          )}
        </FaceCard>
      ))}
    </FaceChoice>
  );
}
