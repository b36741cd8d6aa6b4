import type { CampaignProps } from '@warptable/ui';
import { useEffect, useMemo, useState } from 'react';
import type { ComponentType } from 'react';
import { Link, useLocation } from 'wouter';
import '../campaign/campaign.css';
import { CampaignList } from '../campaign/CampaignList.tsx';
import type { CampaignOfGame } from '../campaign/keeper.ts';
import { localKeeper } from '../campaign/local.ts';
import { onlineKeeper } from '../campaign/online.ts';
import { loadCampaign } from '../games.ts';
import '../home/home.css';
import { isKnown } from '../online/api.ts';
import { toSit } from '../online/arriving.ts';
import { findOnShelf } from '../shelf.ts';
import { t } from '../texts/say-campaign.ts';
import { Loading } from './Loading.tsx';
import { NothingPage } from './NothingPage.tsx';
import { Page } from './Page.tsx';
import { useFailure } from './useFailure.ts';

interface Loaded {
  readonly played: CampaignOfGame;
  readonly View: ComponentType<CampaignProps> | undefined;
}

/** The campaigns of a game, on this device and on the server. */
export function CampaignPage({ game }: { game: string }) {
  const onShelf = findOnShelf(game);
  const [loaded, setLoaded] = useState<Loaded | undefined>(undefined);
  const fail = useFailure();
  useEffect(() => {
    if (!onShelf?.hasCampaign) return;
    Promise.all([loadCampaign(game), onShelf.loadUi()]).then(
      ([played, ui]) => played && setLoaded({ played, View: ui.Campaign }),
      fail,
    );
  }, [onShelf, game, fail]);
  if (!onShelf?.hasCampaign) return <NothingPage />;
  if (!loaded) return <Loading />;
  const title = t('campaigns.title', { game: onShelf.name });
  return (
    <Page title={title}>
      <h1>{title}</h1>
      {!loaded.View && <p>{t('campaigns.text')}</p>}
      <Lists {...loaded} />
    </Page>
  );
}

function Lists({ played, View }: Loaded) {
  const [, go] = useLocation();
  const here = useMemo(() => localKeeper(played), [played]);
  const online = useMemo(() => onlineKeeper(played.game.id), [played]);
  return (
    <>
      <CampaignList
        title={t('campaigns.here')}
        keeper={here}
        isHome
        played={played}
        View={View}
        addressOf={(table) => `/local/${table}`}
        replayOf={(table) => `/replay/local/${table}`}
        enter={(table) => go(`/local/${table}`)}
      />
      {isKnown() ? (
        <CampaignList
          title={t('campaigns.online')}
          keeper={online}
          isHome={false}
          played={played}
          View={View}
          addressOf={(table) => `/t/${table}`}
          replayOf={(table) => `/replay/t/${table}`}
          enter={(table) => go(`/t/${table}`, toSit(0))}
        />
      ) : (
        <p>
          <Link href="/guest">{t('campaigns.onlineText')}</Link>
        </p>
      )}
    </>
  );
}
