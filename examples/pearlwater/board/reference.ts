import { capital } from '@warptable/speech';
import { CREWS } from '../content/index.ts';
import { crewName } from '../words/names.ts';
import { say } from '../words/say.ts';
import { t } from './texts/say.ts';

/** The tables after the rules. What an oyster is worth needs none: it is PW 5.2. */
export const reference = () => [
  {
    id: 'crews',
    title: t('reference.crews'),
    head: [t('reference.crew'), t('reference.does')],
    rows: CREWS.map((id) => ({ id, cells: [crewName(id), capital(say(`crews.${id}.text`))] })),
  },
];
