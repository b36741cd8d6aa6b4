import { listed } from '@warptable/speech';
import { Dialog } from '@warptable/ui';
import type { ReactNode } from 'react';
import { recordOf } from '../../campaign/progress.ts';
import type { Mode, Scenario } from '../../campaign/progress.ts';
import { better } from '../../campaign/results.ts';
import { POOLS, bestKey } from '../../campaign/skirmish.ts';
import { isRivalOpen, missingFor } from '../../campaign/standing.ts';
import { RIVALS } from '../../content/index.ts';
import type { RivalId } from '../../content/index.ts';
import { raceName } from '../../words/names.ts';
import { rivalName } from '../../words/solo.ts';
import { t } from '../texts/say-campaign.ts';
import './card.css';
import { PlayRival } from './PlayRival.tsx';
import { RivalCard } from './RivalCard.tsx';
import { RivalFace } from './RivalFace.tsx';
import { stateOf } from './state.ts';
import type { WarpCampaignProps } from './props.ts';
import type { Shown } from './state.ts';

interface RivalDialogProps extends WarpCampaignProps {
  readonly rival: RivalId;
  readonly close: () => void;
}

/** A Rival: its face, its card, how one has fared against it, and the ways to play (TWS 24.14, TWS 24.15). */
export function RivalDialog({ rival, close, ...props }: RivalDialogProps) {
  const { shown, running } = props;
  const state = stateOf(shown, rival, running);
  return (
    <Dialog title={rivalName(rival)} onClose={close} wide foot={<Ways rival={rival} {...props} />}>
      <div className="tw-rival" data-state={state}>
        <div className="tw-rival-portrait">
          <span className="tw-rival-frame">
            <RivalFace rival={rival} />
          </span>
          <p className="tw-rival-state">{t(`campaign.state.${state}`)}</p>
          <Facts shown={shown} rival={rival} />
        </div>
        <RivalCard rival={rival} />
      </div>
    </Dialog>
  );
}

/** Continue, play, or why not (TWS 27.1, TWS 27.12). */
function Ways({ rival, ...props }: Omit<RivalDialogProps, 'close'>): ReactNode {
  const { shown, running, Link } = props;
  if (shown.kind === 'skirmish') return <PlayRival rival={rival} {...props} />;
  const here = running.find(({ chapter }) => chapter === rival);
  if (here)
    return (
      <Link className="wt-button tw-go-on" href={here.href}>
        {t('campaign.running.goOn', { rival: rivalName(rival) })}
      </Link>
    );
  if (!isRivalOpen(shown.progress, rival)) {
    const missing = missingFor(shown.progress, RIVALS[rival].tier);
    return <p>{t('campaign.card.closed', { rivals: listed(missing.map(rivalName)) })}</p>;
  }
  if (running.length > 0) return <p>{t('campaign.card.busy')}</p>;
  return <PlayRival rival={rival} {...props} />;
}

interface FactsProps {
  readonly shown: Shown;
  readonly rival: RivalId;
}

function Facts({ shown, rival }: FactsProps) {
  const { difficulty, random, race } = RIVALS[rival];
  return (
    <dl className="tw-rival-facts">
      <Fact name={t('campaign.card.difficulty')}>
        <Pips count={difficulty} />
      </Fact>
      <Fact name={t('campaign.card.random')}>
        <Pips count={random} />
      </Fact>
      <Fact name={t('campaign.card.race')}>{raceName(race)}</Fact>
      {shown.kind === 'campaign' && (
        <Fact name={t('campaign.card.played')}>{attemptsText(shown, rival)}</Fact>
      )}
      <Fact name={t('campaign.card.best_normal')}>{bestText(bestIn(shown, rival, 'normal'))}</Fact>
      <Fact name={t('campaign.card.best_hard')}>{bestText(bestIn(shown, rival, 'hard'))}</Fact>
    </dl>
  );
}

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** One to three of a kind. */
function Pips({ count }: { readonly count: number }) {
  const name = t('campaign.card.of3', { count });
  return (
    <span className="tw-pips" role="img" aria-label={name} title={name}>
      {[1, 2, 3].map((n) => (
        <i key={n} data-full={n <= count} />
      ))}
    </span>
  );
}

function attemptsText({ progress }: Extract<Shown, { kind: 'campaign' }>, rival: RivalId): string {
  const { attempts, wins } = recordOf(progress, rival);
  return t('campaign.card.attempts', { count: attempts, wins });
}

/** TWS 24.21, TWS 24.27: of each mode apart; a skirmish also knows pools, of which the best is told. */
function bestIn(shown: Shown, rival: RivalId, mode: Mode): Scenario | undefined {
  if (shown.kind === 'campaign') return recordOf(shown.progress, rival).best[mode];
  const { best } = shown.progress;
  return POOLS.map((pool) => best[bestKey(rival, mode, pool)]).reduce(better, undefined);
}

function bestText(best: Scenario | undefined): string {
  if (!best?.points) return t('campaign.card.noBest');
  const [mine, rivals] = best.points;
  const rounds = t('campaign.progress.rounds', { count: best.rounds });
  return t('campaign.card.bestOf', { mine, rivals, rounds });
}
