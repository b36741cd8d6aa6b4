import type { ReactNode } from 'react';
import { DRAWINGS, LineIcon } from '../art/LineIcon.tsx';
import { t } from '../texts/say.ts';
import type { Corner } from './corners.ts';
import './notes.css';

interface MapNotesProps {
  /** On a small screen all notes are one card in this corner; elsewhere each has a corner of its own. */
  readonly at: Corner;
  readonly children: ReactNode;
}

/** Over the map: what there is to say of the place that is looked at, and of what is planned there. */
export const MapNotes = ({ at, children }: MapNotesProps) => (
  <div className="wt-notes" data-at={at}>
    {children}
  </div>
);

interface PlaceNoteProps {
  readonly name: string;
  readonly corner: Corner;
  /** Reads more about it; absent while one only points at it. */
  readonly onInspect: (() => void) | undefined;
  /** Puts the note away; absent where it goes by itself. */
  readonly onClose: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A few words on the place that is looked at. */
export const PlaceNote = ({ name, corner, onInspect, onClose, children }: PlaceNoteProps) => (
  <aside className="wt-note wt-place-note" aria-label={name} data-corner={corner}>
    {children}
    {onInspect && onClose && (
      <span className="wt-note-buttons">
        <button type="button" className="wt-button" onClick={onInspect}>
          {t('map.details')}
        </button>
        <button type="button" className="wt-button" data-look="plain" onClick={onClose}>
          {t('map.close')}
        </button>
      </span>
    )}
    {onInspect && !onClose && (
      <button type="button" className="wt-note-info" aria-label={t('map.details')} onClick={onInspect}>
        <LineIcon d={DRAWINGS.info} size={20} />
      </button>
    )}
  </aside>
);

interface OddsRow {
  /** How much is sent. */
  readonly sent: number;
  /** From 0 to 1, for the bar. */
  readonly win: number;
  /** One for each further head of the table, the first beside the bar. */
  readonly cells: readonly string[];
  readonly isConsidered: boolean;
}

interface OddsNoteProps {
  readonly title: string;
  readonly against: string;
  readonly corner: Corner;
  readonly heads: readonly string[];
  readonly rows: readonly OddsRow[];
  /** How the odds are worked out. */
  readonly children: ReactNode;
}

/** What an attack may come to, by how much is sent. */
export const OddsNote = ({ title, against, corner, heads, rows, children }: OddsNoteProps) => (
  <aside className="wt-note wt-odds-note" aria-label={title} data-corner={corner}>
    <table>
      <caption>
        <strong>{title}</strong> <span>{against}</span>
      </caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ sent, win, cells, isConsidered }) => (
          <tr key={sent} data-considered={isConsidered || undefined}>
            <th scope="row">{sent}</th>
            {cells.map((cell, i) => (
              <td key={heads[i + 1]}>
                {i === 0 && <meter min={0} max={1} value={win} aria-hidden="true" />}
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    {children}
  </aside>
);
