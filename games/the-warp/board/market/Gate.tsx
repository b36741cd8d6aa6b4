import { Section } from '@warptable/ui';
import { tokenName } from '../../words/cards.ts';
import { playerName } from '../../words/names.ts';
import { say } from '../../words/say.ts';
import { ThingIcon } from '../art/Icons.tsx';
import { Card } from '../cards/Card.tsx';
import type { Part } from '../cards/Card.tsx';
import { GuardianFace } from '../cards/GuardianFace.tsx';
import { areaAt } from '../../words/areas.ts';
import { t } from '../texts/say.ts';

/** The Warp Gate: its Guardian, the Ability Tokens, and who holds it. */
export function Gate({ part }: { readonly part: Part }) {
  const { view } = part;
  const { race, tokens, holds, conquerPoints } = view.guardian;
  if (!race) return null;
  const { owner } = areaAt(view, 'gate');
  const holder = owner === undefined ? t('gate.nobody') : t('gate.heldBy', { name: playerName(owner) });
  return (
    <Section
      title={
        <>
          <ThingIcon thing="gate" size={16} /> {t('gate.name')}
          <small>{holds ? t('gate.holds') : holder}</small>
        </>
      }
    >
      <Card part={part} kind="text" type="race" thing={`guardian:${race}`}>
        <GuardianFace race={race} />
        {tokens.length > 0 && (
          <span className="tw-tokens">
            {tokens.map((id) => (
              <span key={id} title={say(`tokens.${id}.text`)}>
                {tokenName(id)}
              </span>
            ))}
          </span>
        )}
        {!conquerPoints && <span className="tw-soft tw-gone">{t('gate.taken')}</span>}
      </Card>
    </Section>
  );
}
