import type { Block, Span } from './markdown.ts';
import { anchorOf, spansOf } from './markdown.ts';
import './markdown.css';
import { Marked } from './Marked.tsx';

/** A line in which rules are links within the page. */
function Line({ text }: { text: string }) {
  return <Spans spans={spansOf(text)} />;
}

function Spans({ spans }: { spans: readonly Span[] }) {
  return spans.map((span, i) => {
    switch (span.kind) {
      case 'text':
        return <Marked key={i} text={span.text} />;
      case 'code':
        return (
          <code key={i}>
            <Marked text={span.text} />
          </code>
        );
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
          <a key={i} href={`#${anchorOf(span.rule)}`}>
            <Marked text={span.rule} />
          </a>
        );
    }
  });
}

/** The blocks of a rulebook; each rule can be linked to by its id. */
export function Markdown({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, i) => <OneBlock key={i} block={block} />);
}

function OneBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return block.level <= 2 ? (
        <h2 id={block.id}>{block.text}</h2>
      ) : (
        <h3 id={block.id}>
          <Line text={block.text} />
        </h3>
      );
    case 'paragraph':
      return (
        <p>
          <Line text={block.text} />
        </p>
      );
    case 'list':
      return (
        <ul className="wt-rules-list">
          {block.items.map(({ rule, text }, i) => (
            <li key={rule ?? i} id={rule === undefined ? undefined : anchorOf(rule)}>
              {rule !== undefined && (
                <a className="wt-rule-id" href={`#${anchorOf(rule)}`}>
                  <Marked text={rule} />
                </a>
              )}
              <Line text={text} />
            </li>
          ))}
        </ul>
      );
    case 'table':
      return (
        <div className="wt-rules-table" role="group" tabIndex={0} aria-label={block.head.join(', ')}>
          <table>
            <thead>
              <tr>
                {block.head.map((cell, i) => (
                  <th key={i} scope="col">
                    <Line text={cell} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map((row, i) => (
                <tr key={i}>
                  {row.map((cell, j) => (
                    <td key={j}>
                      <Line text={cell} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
  }
}
