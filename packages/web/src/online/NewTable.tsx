import { Suspense, lazy, useState } from 'react';
import { SHELF } from '../shelf.ts';
import type { ShelfGame } from '../shelf.ts';
import { t } from '../texts/say.ts';

const SetupDialog = lazy(() => import('../home/SetupDialog.tsx').then((m) => ({ default: m.SetupDialog })));

/** Opens a table of the server: which game? */
export function NewTable() {
  const [chosen, setChosen] = useState<ShelfGame | null>(null);
  return (
    <section className="lobby-list" aria-labelledby="new-table">
      <h2 id="new-table">{t('lobby.newTable')}</h2>
      <div className="page-ways">
        {SHELF.map((game) => (
          <button
            key={game.id}
            type="button"
            className="wt-button"
            data-look="main"
            onClick={() => setChosen(game)}
          >
            {game.name}
          </button>
        ))}
      </div>
      {chosen && (
        <Suspense>
          <SetupDialog game={chosen} kind="online" onClose={() => setChosen(null)} />
        </Suspense>
      )}
    </section>
  );
}
