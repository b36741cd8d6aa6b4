import { memo } from 'react';
import { ARCHIVE } from '../../content/index.ts';
import type { ArchiveId, CombatOption, Cost, DevelopOption } from '../../content/index.ts';
import { buildingName, effectText, printedName } from '../../words/cards.ts';
import { BuildingIcon } from '../art/Buildings.tsx';
import { Effect } from '../art/Effects.tsx';
import { Price } from '../art/Goods.tsx';
import { ThingIcon } from '../art/Icons.tsx';
import { t } from '../texts/say.ts';

/** The name and what a discard brings. */
export function ArchiveHead({ card }: { readonly card: ArchiveId }) {
  return (
    <span className="tw-face-head">
      <strong>{printedName(card)}</strong>
      <span className="tw-discard" title={t('cards.discard')}>
        <ThingIcon thing="discard" size={13} />
        <span className="wt-hidden">{t('cards.discard')} </span>
        <Price cost={ARCHIVE[card].discard} size={13} />
      </span>
    </span>
  );
}

interface UseProps {
  readonly option: DevelopOption | CombatOption;
  /** Instead of the printed one. */
  readonly cost?: Cost | null | undefined;
}

/** What a use of a card does, in signs and words, with its price. */
export function Use({ option, cost }: UseProps) {
  return (
    <>
      {'effects' in option ? <CombatUse option={option} /> : <DevelopUse option={option} />}
      <Price cost={cost ?? option.cost} />
    </>
  );
}

function DevelopUse({ option: { does, what, discards, draws } }: { readonly option: DevelopOption }) {
  return (
    <>
      <span className="tw-use-sign">
        {what === 'any' ? <ThingIcon thing="develop" size={19} /> : <BuildingIcon type={what} size={21} />}
        {discards > 0 && <span aria-hidden="true">−1</span>}
        {draws > 0 && <span aria-hidden="true">+{draws}</span>}
      </span>
      <span className="tw-use-words">
        {what === 'any' ? t(`cards.any_${does}`) : buildingName(what)}
        <span className="tw-use-more">
          {discards > 0 && `, ${t('cards.discards')}`}
          {draws > 0 && `, ${t('cards.draws', { count: draws })}`}
        </span>
      </span>
    </>
  );
}

function CombatUse({ option: { effects } }: { readonly option: CombatOption }) {
  return (
    <>
      <span className="tw-use-sign">
        {effects.map(({ does, n }) => (
          <Effect key={does} does={does} n={n} />
        ))}
      </span>
      <span className="tw-use-words">{effects.map(({ does, n }) => effectText(does, n)).join(', ')}</span>
    </>
  );
}

/** The face of an Archive Card: its uses below each other, or side by side where there is little room. */
export const ArchiveFace = memo(function ArchiveFace({ card }: { readonly card: ArchiveId }) {
  return (
    <span className="tw-face tw-archive-face">
      <ArchiveHead card={card} />
      <span className="tw-uses">
        {ARCHIVE[card].options.map((option, i) => (
          <span key={i} className="tw-use">
            <Use option={option} />
          </span>
        ))}
      </span>
    </span>
  );
});
