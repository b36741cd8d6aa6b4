import { Suspense, lazy } from 'react';
import { Route, Switch } from 'wouter';
import { HomePage } from './pages/HomePage.tsx';
import { Loading } from './pages/Loading.tsx';

const LocalPage = lazy(() => import('./pages/LocalPage.tsx').then((m) => ({ default: m.LocalPage })));
const LearnPage = lazy(() => import('./pages/LearnPage.tsx').then((m) => ({ default: m.LearnPage })));
const OnlinePage = lazy(() => import('./pages/OnlinePage.tsx').then((m) => ({ default: m.OnlinePage })));
const JoinPage = lazy(() => import('./pages/JoinPage.tsx').then((m) => ({ default: m.JoinPage })));
const LobbyPage = lazy(() => import('./pages/LobbyPage.tsx').then((m) => ({ default: m.LobbyPage })));
const GuestPage = lazy(() => import('./pages/GuestPage.tsx').then((m) => ({ default: m.GuestPage })));
const GamesPage = lazy(() => import('./pages/GamesPage.tsx').then((m) => ({ default: m.GamesPage })));
const FriendsPage = lazy(() => import('./pages/FriendsPage.tsx').then((m) => ({ default: m.FriendsPage })));
const FriendPage = lazy(() => import('./pages/FriendPage.tsx').then((m) => ({ default: m.FriendPage })));
const PrivacyPage = lazy(() => import('./pages/PrivacyPage.tsx').then((m) => ({ default: m.PrivacyPage })));
const AdminPage = lazy(() => import('./pages/AdminPage.tsx').then((m) => ({ default: m.AdminPage })));
const ReplayPage = lazy(() => import('./pages/ReplayPage.tsx').then((m) => ({ default: m.ReplayPage })));
const ReplaysPage = lazy(() => import('./pages/ReplaysPage.tsx').then((m) => ({ default: m.ReplaysPage })));
const CampaignPage = lazy(() =>
  import('./pages/CampaignPage.tsx').then((m) => ({ default: m.CampaignPage })),
);
const RulesPage = lazy(() => import('./pages/RulesPage.tsx').then((m) => ({ default: m.RulesPage })));
const SettingsPage = lazy(() =>
  import('./pages/SettingsPage.tsx').then((m) => ({ default: m.SettingsPage })),
);
const NoticesPage = lazy(() => import('./pages/NoticesPage.tsx').then((m) => ({ default: m.NoticesPage })));
const NothingPage = lazy(() => import('./pages/NothingPage.tsx').then((m) => ({ default: m.NothingPage })));

export function App() {
  return (
    <Suspense fallback={<Loading />}>
      <Switch>
        <Route path="/" component={HomePage} />
        <Route path="/local/:id">{({ id }) => <LocalPage key={id} id={id} />}</Route>
        <Route path="/learn/:game/:lesson?">
          {({ game, lesson }) => <LearnPage key={`${game} ${lesson}`} game={game} lesson={lesson} />}
        </Route>
        <Route path="/lobby" component={LobbyPage} />
        <Route path="/guest" component={GuestPage} />
        <Route path="/games" component={GamesPage} />
        <Route path="/friends" component={FriendsPage} />
        <Route path="/friend" component={FriendPage} />
        <Route path="/privacy" component={PrivacyPage} />
        <Route path="/admin" component={AdminPage} />
        <Route path="/t/:id">{({ id }) => <OnlinePage key={id} id={id} />}</Route>
        <Route path="/join" component={JoinPage} />
        <Route path="/replay" component={ReplaysPage} />
        <Route path="/replay/t/:id">{({ id }) => <ReplayPage key={id} kind="online" id={id} />}</Route>
        <Route path="/replay/local/:id">{({ id }) => <ReplayPage key={id} kind="local" id={id} />}</Route>
        <Route path="/replay/file/:id">{({ id }) => <ReplayPage key={id} kind="file" id={id} />}</Route>
        <Route path="/campaign/:game">{({ game }) => <CampaignPage key={game} game={game} />}</Route>
        <Route path="/rules/:game">{({ game }) => <RulesPage game={game} />}</Route>
        <Route path="/settings" component={SettingsPage} />
        <Route path="/settings/notices" component={NoticesPage} />
        <Route>
          <NothingPage />
        </Route>
      </Switch>
    </Suspense>
  );
}
