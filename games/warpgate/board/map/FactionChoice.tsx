import type { Asked, Value } from '@warptable/kernel';
import { FaceCard, FaceChoice } from '@warptable/ui';
import type { PartProps } from '@warptable/ui';
import { BOARDS } from '../../content/index.ts';
import type { FactionId } from '../../content/index.ts';
import { asWarpgate } from '../../rules/questions.ts';
import type { WarpgateView } from '../../rules/view.ts';
import { warpgateWords } from '../../words/index.ts';
import { abilityText, factionName } from '../../words/names.ts';
import { FactionFace } from '../cards/Faces.tsx';
import { Portrait } from '../portraits/Portrait.tsx';
import { isFaction } from '../targets.ts';

interface FactionChoiceProps {
  readonly part: PartProps<WarpgateView>;
  readonly asked: Asked;
}

/** Which faction to play, or which board with two of them: in place of the map, which is not laid out yet. */
export function FactionChoice({ part, asked }: FactionChoiceProps) {
  const values = [...asked.options, ...asked.refused.map(({ value }) => value)];
  return (
    <FaceChoice title={warpgateWords.prompt(part.view, asWarpgate(asked))}>
      {values.map((value) => (
        <Choice key={value} part={part} value={value} />
      ))}
    </FaceChoice>
  );
}

function Choice({ part, value }: { readonly part: PartProps<WarpgateView>; readonly value: Value }) {
  const frame = { part, value, className: 'wg-card' };
  if (isFaction(value))
    return (
      <FaceCard {...frame} thing={`faction:${value}`} face={<Portrait faction={value} />}>
        <FactionFace faction={value} />
      </FaceCard>
    );
  const sides = BOARDS.find(({ id }) => id === value)?.sides;
  if (!sides) return null;
  const both: readonly FactionId[] = [sides.A, sides.B];
  return (
    <FaceCard
      {...frame}
      thing={`faction:${sides.A}`}
      face={both.map((side) => (
        <Portrait key={side} faction={side} />
      ))}
    >
      {both.map((side) => (
        <span key={side} className="wg-board-side">
          <strong>{factionName(side)}</strong> {abilityText(side)}
        </span>
      ))}
    </FaceCard>
  );
}
