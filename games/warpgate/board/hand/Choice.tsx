import type { Asked, Value } from '@warptable/kernel';
import { CardRow, SeatMark } from '@warptable/ui';
import { COLOURS, PLANET_TYPES } from '../../content/index.ts';
import type { Colour } from '../../content/index.ts';
import { asWarpgate } from '../../rules/questions.ts';
import type { WarpgateAsked } from '../../rules/questions.ts';
import { warpgateWords } from '../../words/index.ts';
import { colourName } from '../../words/names.ts';
import { ThingIcon } from '../art/Icons.tsx';
import type { Thing } from '../art/Icons.tsx';
import { Card } from '../cards/Card.tsx';
import type { Part } from '../cards/Card.tsx';
import { FactionFace, ObjectiveBack, ObjectiveFace, TacticsFace, TechnologyFace } from '../cards/Faces.tsx';
import { colourStyle } from '../seats.ts';
import { t } from '../texts/say.ts';
import type { CardsShown } from '../targets.ts';
import { isFaction, isOnBoard, isTactics, isTechnology } from '../targets.ts';
import { InPlay } from './InPlay.tsx';
import { TacticsChoice } from './TacticsChoice.tsx';

interface ChoiceProps {
  readonly part: Part;
  readonly asked: Asked;
  readonly shown: CardsShown;
}

/** The cards that the question is about, those that cannot be chosen among them. */
export function Choice({ part, asked, shown }: ChoiceProps) {
  if (shown === 'halves') return <InPlay part={part} asked={asWarpgate(asked) as WarpgateAsked<'action'>} />;
  const values = [...asked.options, ...asked.refused.map(({ value }) => value)].filter((value) =>
    isOnBoard(asked, value),
  );
  if (shown === 'tactics')
    return <TacticsChoice part={part} asked={asked} cards={values.filter(isTactics)} />;
  return (
    <CardRow>
      {values.map((value) => (
        <Chosen key={value} part={part} asked={asked} shown={shown} value={value} />
      ))}
    </CardRow>
  );
}

function Chosen({ part, asked, shown, value }: ChoiceProps & { readonly value: Value }) {
  const own = part.view.players[asked.seat]?.own;
  if (isTechnology(value))
    return (
      <Card part={part} kind="text" value={value} thing={`technology:${value}`}>
        <TechnologyFace technology={value} />
      </Card>
    );
  // Its ability, where several act.
  if (isFaction(value))
    return (
      <Card part={part} kind="text" value={value} thing={`faction:${value}`}>
        <FactionFace faction={value} />
      </Card>
    );
  if (isColour(value))
    return (
      <Card part={part} kind="back" value={value}>
        <span className="wt-back">
          <SeatMark mark={colourStyle(value)} size={38} />
          <strong>{colourName(value)}</strong>
        </span>
      </Card>
    );
  if (shown === 'veteran' && own?.recruits[0])
    return (
      <Card part={part} kind="text" value={value} thing={`tactics:${own.recruits[0]}`}>
        <TacticsFace card={own.recruits[0]} />
      </Card>
    );
  if (shown === 'finds') return <FindCard part={part} asked={asked} find={String(value)} />;
  if (shown === 'swap') return <SwapCard part={part} asked={asked} value={value} />;
  const type = PLANET_TYPES.find((one) => String(value).startsWith(one));
  return type ? (
    <Card part={part} kind="back" value={value}>
      <ObjectiveBack type={type} />
    </Card>
  ) : null;
}

const FINDS: Readonly<Record<string, Thing>> = {
  technology: 'technology',
  objective: 'objective',
  good: 'good',
  promotions: 'honour',
};

/** Something that may lie in the ruins of the Ancients (WG 13.5). */
function FindCard({
  part,
  asked,
  find,
}: {
  readonly part: Part;
  readonly asked: Asked;
  readonly find: string;
}) {
  return (
    <Card part={part} kind="back" value={find}>
      <span className="wt-back wg-find">
        <ThingIcon thing={FINDS[find] ?? 'token'} size={30} />
        {warpgateWords.option(part.view, asWarpgate(asked), find)}
      </span>
    </Card>
  );
}

/** Quiet Bargains: the Objective on top of the deck, or the one just taken. */
function SwapCard({
  part,
  asked,
  value,
}: {
  readonly part: Part;
  readonly asked: Asked;
  readonly value: Value;
}) {
  const player = part.view.players[asked.seat];
  const objective = value === 'yes' ? player?.own?.peeked : player?.objectives.at(-1)?.id;
  if (!objective) return null;
  return (
    <Card
      part={part}
      kind="text"
      value={value}
      thing={`objective:${objective}`}
      mark={<small className="wg-card-note">{t(value === 'yes' ? 'hand.fromDeck' : 'hand.justTaken')}</small>}
    >
      <ObjectiveFace objective={objective} />
    </Card>
  );
}

const isColour = (value: Value): value is Colour => COLOURS.some((colour) => colour === value);
