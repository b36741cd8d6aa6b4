import { Link } from 'wouter';
import { findOnShelf } from '../shelf.ts';
import { RemoveButton } from './RemoveButton.tsx';

/** Something of this device that one can go to. */
export interface ShelfEntry {
  readonly id: string;
  readonly href: string;
  readonly game: string;
  readonly about: string;
  /** How it stands, in a few words. */
  readonly standing?: string;
  readonly when: string;
}

export interface ShelfProps {
  readonly title: string;
  readonly entries: readonly ShelfEntry[];
  readonly remove: (id: string) => void;
}

/** What is kept on this device, under one title. */
export function Shelf({ title, entries, remove }: ShelfProps) {
  if (entries.length === 0) return null;
  return (
    <section className="home-shelf" aria-label={title}>
      <h2>{title}</h2>
      <ul role="list">
        {entries.map(({ id, href, game, about, standing, when }) => (
          <li key={id}>
            <Link href={href} className="home-table">
              <span>
                <strong>{findOnShelf(game)?.name ?? game}</strong>
                {standing !== undefined && ` · ${standing}`}
              </span>
              <span>{about}</span>
              <small>{when}</small>
            </Link>
            <RemoveButton remove={() => remove(id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
