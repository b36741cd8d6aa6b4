import type { Block, Row, Span } from './markdown.ts';
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
          <a key={i} className="wt-rules-mention" href={`#${anchorOf(span.rule)}`}>
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
      return <Table block={block} />;
  }
}

/** Scrolls in its own box; on a phone, rows of three cells and more become cards. */
function Table({ block: { head, rows } }: { block: Extract<Block, { readonly kind: 'table' }> }) {
  return (
    <div
      className="wt-rules-table"
      data-wide={head.length > 2}
      role="group"
      tabIndex={0}
      aria-label={head.join(', ')}
    >
      <table>
        <thead>
          <tr>
            {head.map((cell, i) => (
              <th key={i} scope="col">
                <Line text={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            <TableRow key={row.id ?? i} row={row} head={head} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function TableRow({ row: { id, colour, cells }, head }: { row: Row; head: readonly string[] }) {
  const [name = '', ...others] = cells;
  return (
    <tr id={id}>
      {id === undefined ? (
        <td>
          <Line text={name} />
        </td>
      ) : (
        <th scope="row">
          {colour !== undefined && (
            <span className="wt-rules-colour" style={{ background: `var(${colour})` }} />
          )}
          <a href={`#${id}`}>
            <Marked text={name} />
          </a>
        </th>
      )}
      {others.map((cell, i) => (
        <td key={i} data-label={head[i + 1]}>
          <span>
            <Line text={cell} />
          </span>
        </td>
      ))}
    </tr>
  );
}
