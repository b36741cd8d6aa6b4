import { useEffect, useState } from 'react';
import { useUiState, useUiField } from '../ui-state.ts';
import { anchorOf, blocksOf, findRule } from '../rules/markdown.ts';
import { RuleText } from '../rules/RuleText.tsx';
import { useViewModel } from '../table-view-model.ts';
import { t } from '../texts/say.ts';
import { Dialog } from './Dialog.tsx';

/** One paragraph of the rulebook, without leaving the table. */
export function RuleDialog() {
  const { gameUi, rules } = useViewModel();
  const uiState = useUiState();
  const rule = useUiField('rule');
  const [books, setBooks] = useState<readonly string[] | null>(null);
  useEffect(() => {
    if (rule !== null && books === null) void gameUi.rulebooks().then(setBooks);
  }, [rule, books, gameUi]);
  if (rule === null) return null;
  const text = books === null ? '…' : findRule(books.flatMap(blocksOf), rule);
  return (
    <Dialog title={t('dialog.rule', { rule })} onClose={() => uiState.merge({ rule: null })}>
      <p>{text === undefined ? t('dialog.ruleMissing') : <RuleText text={text} />}</p>
      <a href={`${rules}#${anchorOf(rule)}`} target="_blank" rel="noreferrer">
        {t('dialog.wholeRules')}
      </a>
    </Dialog>
  );
}
