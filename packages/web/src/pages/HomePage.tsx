import { GameCard } from '../home/GameCard.tsx';
import '../home/home.css';
import { Shelf } from '../home/Shelf.tsx';
import { useLocalShelf } from '../home/useLocalShelf.ts';
import { isKnown } from '../online/api.ts';
import { TableList } from '../online/TableList.tsx';
import { SHELF } from '../shelf.ts';
import { t } from '../texts/say.ts';
import { Page } from './Page.tsx';

/** Two clicks from here to a game. */
export function HomePage() {
  const { isEmpty, running, finished, remove } = useLocalShelf();
  const isFirstVisit = isEmpty && !isKnown();
  return (
    <Page title="">
      <section className="home-lead">
        <h1>{t('home.title')}</h1>
        <p>{t('home.lead')}</p>
      </section>
      {isKnown() && <TableList list="mine" />}
      <Shelf title={t('home.continue')} entries={running} remove={remove} />
      <section aria-label={t('home.games')} className="home-games">
        {SHELF.map((game) => (
          <GameCard key={game.id} game={game} isFirstVisit={isFirstVisit} />
        ))}
      </section>
      <Shelf title={t('home.replays')} entries={finished} remove={remove} />
    </Page>
  );
}
