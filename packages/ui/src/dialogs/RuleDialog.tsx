import { useEffect, useState } from 'react';
import { useDesk, useOnDesk } from '../desk.ts';
import { anchorOf, blocksOf, findRule } from '../rules/markdown.ts';
import { RuleText } from '../rules/RuleText.tsx';
import { useScene } from '../scene.ts';
import { t } from '../texts/say.ts';
import { Dialog } from './Dialog.tsx';

/** One paragraph of the rulebook, without leaving the table. */
export function RuleDialog() {
  const { look, rules } = useScene();
  const desk = useDesk();
  const rule = useOnDesk('rule');
  const [book, setBook] = useState<string | null>(null);
  useEffect(() => {
    if (rule !== null && book === null) void look.rulebook().then(setBook);
  }, [rule, book, look]);
  if (rule === null) return null;
  const text = book === null ? '…' : findRule(blocksOf(book), rule);
  return (
    <Dialog title={t('dialog.rule', { rule })} onClose={() => desk.merge({ rule: null })}>
      <p>{text === undefined ? t('dialog.ruleMissing') : <RuleText text={text} />}</p>
      <a href={`${rules}#${anchorOf(rule)}`} target="_blank" rel="noreferrer">
        {t('dialog.wholeRules')}
      </a>
    </Dialog>
  );
}
