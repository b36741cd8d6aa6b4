import { Link } from 'wouter';
import { t } from '../texts/say-people.ts';
import './people.css';

const WAYS = [
  ['/guest', 'guest'],
  ['/games', 'games'],
  ['/friends', 'friends'],
  ['/privacy', 'privacy'],
] as const;

/** The ways between the pages about oneself. */
export function PeopleNav({ at }: { at?: string }) {
  return (
    <nav className="people-nav" aria-label={t('person.nav.name')}>
      {WAYS.map(([href, name]) => (
        <Link key={href} href={href} aria-current={href === at ? 'page' : undefined}>
          {t(`person.nav.${name}`)}
        </Link>
      ))}
    </nav>
  );
}
