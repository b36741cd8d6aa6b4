import { useUiState } from '../ui-state.ts';
import './rule-link.css';
import { spansOf } from './markdown.ts';
import type { Span } from './markdown.ts';

/** A sentence in which every rule that is mentioned can be read at once. */
export function RuleText({ text }: { text: string }) {
  return <Spans spans={spansOf(text)} />;
}

function Spans({ spans }: { spans: readonly Span[] }) {
  const uiState = useUiState();
  return spans.map((span, i) => {
    switch (span.kind) {
      case 'text':
        return span.text;
      case 'code':
        return <code key={i}>{span.text}</code>;
      case 'bold':
        return (
          <strong key={i}>
            <Spans spans={span.spans} />
          </strong>
        );
      case 'italic':
        return (
          <em key={i}>
            <Spans spans={span.spans} />
          </em>
        );
      case 'rule':
        return (
          <button
            key={i}
            type="button"
            className="wt-rule-link"
            onClick={() => uiState.merge({ rule: span.rule })}
          >
            {span.rule}
          </button>
        );
    }
  });
}
