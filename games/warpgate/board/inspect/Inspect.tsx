import {
  ACTIONS,
  ACTION_CARD_IDS,
  FACTIONS,
  OBJECTIVES,
  TACTICS,
  TECHNOLOGIES,
  TOKEN_IDS,
  actionCard,
  explorationToken,
  timesOnCards,
} from '../../content/index.ts';
import type {
  Action,
  ActionCardId,
  FactionId,
  ObjectiveId,
  TacticsId,
  TechnologyId,
  TokenId,
} from '../../content/index.ts';
import type { WarpgateView } from '../../rules/view.ts';
import { abilityName, abilityText, actionName, factionName, tokenName } from '../../words/names.ts';
import { say } from '../../words/say.ts';
import { ActionIcon } from '../art/Icons.tsx';
import { ObjectiveFace, Progress, TacticsFace, TechnologyFace } from '../cards/Faces.tsx';
import { Portrait } from '../portraits/lazy.tsx';
import { t } from '../texts/say.ts';
import { PlaceCard } from './PlaceCard.tsx';
import { Sheet } from './Sheet.tsx';
import './inspect.css';

/** What there is to know of a thing, large enough to read, with the rules it comes from. */
export function Inspect({ view, thing }: { readonly view: WarpgateView; readonly thing: string }) {
  const [kind = '', ...rest] = thing.split(':');
  const id = rest.join(':');
  if (kind === 'action' && isOf<ActionCardId>(ACTION_CARD_IDS, id)) return <ActionCardText card={id} />;
  if (kind === 'tactics' && isKey<TacticsId>(TACTICS, id)) return <TacticsText card={id} />;
  if (kind === 'technology' && isKey<TechnologyId>(TECHNOLOGIES, id))
    return <TechnologyText technology={id} />;
  if (kind === 'objective' && isKey<ObjectiveId>(OBJECTIVES, id))
    return <ObjectiveText view={view} objective={id} />;
  if (kind === 'faction' && isKey<FactionId>(FACTIONS, id)) return <FactionText faction={id} />;
  if (kind === 'token' && isOf<TokenId>(TOKEN_IDS, id)) return <TokenText token={id} />;
  if (kind === 'place' && view.layout !== '') return <PlaceCard view={view} place={id} />;
  return <p>{t('inspect.unknown')}</p>;
}

const isKey = <Id extends string>(table: object, id: string): id is Id => Object.hasOwn(table, id);
const isOf = <Id extends string>(ids: readonly Id[], id: string): id is Id => ids.some((one) => one === id);

function ActionCardText({ card }: { readonly card: ActionCardId }) {
  const { top, bottom } = actionCard(card);
  const actions = [top, bottom, 'draw'] as const;
  return (
    <Sheet rules={['WG 3.2', 'WG 4.1', ...actions.map((action) => ACTIONS[action].rule)].join(', ')}>
      {actions.map((action) => (
        <section key={action} className="wg-inspect-action wg-group" data-group={ACTIONS[action].group}>
          <h3>
            <ActionIcon action={action} size={26} /> {actionName(action)}
          </h3>
          <p>{say(`actions.${action}.text`)}</p>
          <p className="wg-inspect-group">{groupText(action)}</p>
        </section>
      ))}
      <p>{t('inspect.x')}</p>
    </Sheet>
  );
}

/** What the colour of an action means, and how often it stands on the cards. */
function groupText(action: Action): string {
  const group = t(`groups.${ACTIONS[action].group}`);
  const times = timesOnCards(action);
  return action === 'draw' ? t('inspect.onEveryCard', { group }) : t('inspect.onCards', { group, times });
}

function TacticsText({ card }: { readonly card: TacticsId }) {
  const { multiplier, kind } = TACTICS[card];
  return (
    <Sheet rules={kind === 'basic' ? 'WG 12.9, WG 12.13' : 'WG 12.9, WG 12.13, WG 13.11'}>
      <TacticsFace card={card} />
      <p>{t('inspect.tactics', { multiplier })}</p>
    </Sheet>
  );
}

function TechnologyText({ technology }: { readonly technology: TechnologyId }) {
  return (
    <Sheet rules="WG 8.1, WG 8.3, WG 13.12">
      <TechnologyFace technology={technology} />
      <p>{t('inspect.technology')}</p>
    </Sheet>
  );
}

/** With its progress, where the viewer owns it or the game is over. */
function ObjectiveText({
  view,
  objective,
}: {
  readonly view: WarpgateView;
  readonly objective: ObjectiveId;
}) {
  const owned = view.players.flatMap(({ objectives }) => objectives.filter(({ id }) => id === objective));
  const [mine] = owned;
  return (
    <Sheet rules="WG 9.18, WG 13.9">
      <ObjectiveFace objective={objective} />
      {mine?.have !== undefined && mine.need !== undefined && (
        <Progress objective={objective} have={mine.have} need={mine.need} />
      )}
      <p>{t('inspect.objective')}</p>
    </Sheet>
  );
}

function FactionText({ faction }: { readonly faction: FactionId }) {
  const { side, hero } = FACTIONS[faction];
  return (
    <Sheet rules="WG 16.1, WG 2.7">
      <Portrait faction={faction} size={140} />
      <h3>{t('inspect.faction', { name: factionName(faction), side })}</h3>
      <p>
        <strong>{abilityName(faction)}.</strong> {abilityText(faction)}
      </p>
      <TacticsFace card={hero} />
    </Sheet>
  );
}

function TokenText({ token }: { readonly token: TokenId }) {
  return (
    <Sheet rules="WG 17.3">
      <h3>{tokenName(token)}</h3>
      <p>{say(`tokens.${explorationToken(token).kind}.text`)}</p>
    </Sheet>
  );
}
