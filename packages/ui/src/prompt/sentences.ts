import type { Seat } from '@warptable/kernel';
import { texts } from '@warptable/speech';
import { pauseOf } from '../log/notes.ts';
import type { Scene } from '../scene.ts';
import { openQuestion, personName } from '../scene.ts';
import { t } from '../texts/say.ts';
import { endOf } from './choices.ts';

/** The one sentence of the bar. It is never empty. */
export function sentenceOf(scene: Scene): string {
  const { standing, look, seen, connection } = scene;
  const asked = openQuestion(scene);
  switch (standing) {
    case 'lost':
      return t(connection === 'closed' ? 'bar.closed' : 'bar.lost');
    case 'paused':
      return pausedText(scene);
    case 'recess':
      return recessText(scene);
    case 'sitIn':
      return t(hasResigned(scene) ? 'bar.resigned' : 'bar.sitIn');
    case 'over':
      return t('bar.over');
    case 'replay':
      return awaitedText(scene) ?? t('bar.replay');
    case 'mine':
      return asked ? look.words.prompt(seen.view, asked) : t('bar.wait');
    case 'waiting':
      return awaitedText(scene) ?? t('bar.wait');
  }
}

/** The table is paused, and by whom. */
function pausedText(scene: Scene): string {
  const pause = scene.info ? pauseOf(scene.info) : undefined;
  if (!pause) return t('bar.paused');
  const isMine = scene.info?.seats[pause.seat]?.mine === true;
  return isMine ? t('bar.pausedByMe') : t('bar.pausedBy', { name: personName(scene, pause.seat) });
}

/** The bot plays to the end: the seat cannot be taken back. */
export const hasResigned = ({ info, seen }: Scene): boolean =>
  seen.eye !== 'spectator' && info?.seats[seen.eye]?.resigned === true;

/** Why play stands still, and who could end it. */
function recessText(scene: Scene): string {
  const recess = scene.info?.recess;
  if (!recess) return t('bar.wait');
  const who = recess.end.map(({ seat }) => personName(scene, seat)).join(', ');
  return t('bar.recess', { why: scene.look.words.refusal(recess.refusal), who });
}

/** Who is awaited, and what for. */
function awaitedText(scene: Scene): string | undefined {
  const { look, seen } = scene;
  if (seen.awaited.length === 0) return undefined;
  /** Those who do the same are named together. */
  const names = new Map<string, string[]>();
  for (const { seat, kind } of seen.awaited) {
    const doing = look.words.waiting(seen.view, kind);
    const name = seat === seen.eye ? t('players.you') : personName(scene, seat);
    names.set(doing, [...(names.get(doing) ?? []), name]);
  }
  const who = [...names].map(([doing, people]) => t('bar.awaited', { name: people.join(', '), doing }));
  return t('bar.waitingFor', { who: who.join('; ') });
}

const isThinking = ({ info, standing }: Scene, seat: Seat): boolean => {
  const sitting = info?.seats[seat];
  return standing === 'waiting' && (sitting?.kind === 'bot' || sitting?.sitIn === true);
};

/** All who are awaited are bots at work. */
export const areThinking = (scene: Scene): boolean =>
  scene.seen.awaited.length > 0 && scene.seen.awaited.every(({ seat }) => isThinking(scene, seat));

/** Why the last answer cannot be taken back; nothing if it can. */
export function whyNoUndo({ seen, info, moves, standing }: Scene): string | undefined {
  if (!moves || standing === 'replay') return t('turn.onlyLooking');
  if (standing !== 'mine' && standing !== 'waiting') return t(`turn.${standing}`);
  if (info?.undo === 'off') return t('turn.undoOff');
  if (seen.undo.ok) return undefined;
  return seen.undo.because === ''
    ? t('turn.nothingToUndo')
    : t('turn.locked', { because: lockText(seen.undo.because) });
}

/** The rules tell in English what locked undo, and that is its key in the table `locks` of other languages. */
const lockText = (because: string): string =>
  texts.t(because, { ns: 'locks', defaultValue: because, keySeparator: false, nsSeparator: false });

/** Why the turn cannot be ended now; nothing if it can. */
export function whyNoEnd(scene: Scene): string | undefined {
  const asked = openQuestion(scene);
  if (!asked) return t('turn.notYours');
  return endOf(scene.look, asked) === undefined ? t('turn.answerFirst') : undefined;
}
