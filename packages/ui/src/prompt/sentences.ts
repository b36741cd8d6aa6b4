import type { Seat } from '@warptable/kernel';
import { texts } from '@warptable/speech';
import { pauseOf } from '../log/notes.ts';
import type { TableViewModel } from '../table-view-model.ts';
import { openQuestion, personName } from '../table-view-model.ts';
import { t } from '../texts/say.ts';

/** The one sentence of the bar. It is never empty. */
export function sentenceOf(model: TableViewModel): string {
  const { standing, gameUi, snapshot, connection } = model;
  const asked = openQuestion(model);
  switch (standing) {
    case 'lost':
      return t(connection === 'closed' ? 'bar.closed' : 'bar.lost');
    case 'paused':
      return pausedText(model);
    case 'suspension':
      return suspensionText(model);
    case 'sitIn':
      return t(hasResigned(model) ? 'bar.resigned' : 'bar.sitIn');
    case 'over':
      return t('bar.over');
    case 'replay':
      return awaitedText(model) ?? t('bar.replay');
    case 'mine':
      return asked ? gameUi.words.prompt(snapshot.view, asked) : t('bar.wait');
    case 'waiting':
      return awaitedText(model) ?? t('bar.wait');
  }
}

/** The table is paused, and by whom. */
function pausedText(model: TableViewModel): string {
  const pause = model.info ? pauseOf(model.info) : undefined;
  if (!pause) return t('bar.paused');
  const isMine = model.info?.seats[pause.seat]?.mine === true;
  return isMine ? t('bar.pausedByMe') : t('bar.pausedBy', { name: personName(model, pause.seat) });
}

/** The bot plays to the end: the seat cannot be taken back. */
export const hasResigned = ({ info, snapshot }: TableViewModel): boolean =>
  snapshot.viewer !== 'spectator' && info?.seats[snapshot.viewer]?.resigned === true;

/** Why play stands still, and who could end it. */
function suspensionText(model: TableViewModel): string {
  const suspension = model.info?.suspension;
  if (!suspension) return t('bar.wait');
  const who = suspension.end.map(({ seat }) => personName(model, seat)).join(', ');
  return t('bar.suspension', { why: model.gameUi.words.refusal(suspension.refusal), who });
}

/** Who is awaited, and what for. */
function awaitedText(model: TableViewModel): string | undefined {
  const { gameUi, snapshot } = model;
  if (snapshot.awaited.length === 0) return undefined;
  /** Those who do the same are named together. */
  const names = new Map<string, string[]>();
  for (const { seat, kind } of snapshot.awaited) {
    const doing = gameUi.words.waiting(snapshot.view, kind);
    const name = seat === snapshot.viewer ? t('players.you') : personName(model, seat);
    names.set(doing, [...(names.get(doing) ?? []), name]);
  }
  const who = [...names].map(([doing, people]) => t('bar.awaited', { name: people.join(', '), doing }));
  return t('bar.waitingFor', { who: who.join('; ') });
}

const isThinking = ({ info, standing }: TableViewModel, seat: Seat): boolean => {
  const sitting = info?.seats[seat];
  return standing === 'waiting' && (sitting?.kind === 'bot' || sitting?.sitIn === true);
};

/** All who are awaited are bots at work. */
export const areThinking = (model: TableViewModel): boolean =>
  model.snapshot.awaited.length > 0 && model.snapshot.awaited.every(({ seat }) => isThinking(model, seat));

/** Why the last answer cannot be taken back; nothing if it can. */
export function whyNoUndo({ snapshot, info, moves, standing }: TableViewModel): string | undefined {
  if (!moves || standing === 'replay') return t('turn.onlyLooking');
  if (standing !== 'mine' && standing !== 'waiting') return t(`turn.${standing}`);
  if (info?.undo === 'off') return t('turn.undoOff');
  if (snapshot.undo.ok) return undefined;
  return snapshot.undo.because === ''
    ? t('turn.nothingToUndo')
    : t('turn.locked', { because: lockText(snapshot.undo.because) });
}

/** The rules tell in English what locked undo, and that is its key in the table `locks` of other languages. */
const lockText = (because: string): string =>
  texts.t(because, { ns: 'locks', defaultValue: because, keySeparator: false, nsSeparator: false });

/** Why the turn cannot be ended now; nothing if it can. */
export function whyNoEnd(model: TableViewModel): string | undefined {
  const asked = openQuestion(model);
  if (!asked) return t('turn.notYours');
  return asked.endsTurn === undefined ? t('turn.answerFirst') : undefined;
}
