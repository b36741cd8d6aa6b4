import type { BotRow } from '../tournament/bots.ts';
import type { BoutResult } from '../tournament/bouts.ts';
import type { TournamentReport } from '../tournament/report.ts';
import type { FactRows } from './facts.ts';
import type { Markup } from './markup.ts';
import { fixed, percent, range, signed, whole } from './numbers.ts';
import { note, page, section, table } from './page.ts';
import { gameStatsSection, faultsSection, INTERVALS, labelsSection, seatsSection } from './parts.ts';
import { axisFor, axisStrip, histogramPlot, shareAxis, whiskerStrip } from './plots.ts';

export function tournamentPage(report: TournamentReport, facts: FactRows): string {
  const { bouts, bots, seats, labels, stats, faults, games } = report;
  return page(
    `Tournament: ${bots.map(({ bot }) => bot).join(', ')}`,
    facts,
    ...(bouts.length > 0 ? [boutsSection(bouts), ratingsSection(bots), bySizeSection(bots)] : []),
    botsSection(bots),
    seatsSection(seats),
    ...labels.map(labelsSection),
    gameStatsSection(stats, games),
    section('Scores by bot', ...bots.map(({ bot, histogram }) => histogramPlot(bot, histogram))),
    faultsSection(faults),
  );
}

const ALL = shareAxis([0, 1]);

function boutsSection(bouts: readonly BoutResult[]): Markup {
  const lines = bouts.map(({ bots: [first = '', second = ''], seats, share, lead, verdict }) => [
    `${first} against ${second}`,
    String(seats),
    whole(share.trials),
    percent(share.share),
    range(share, percent),
    whiskerStrip(ALL, { value: share.share, ...share, fair: 0.5 }),
    `${signed(lead.mean)} (${range(lead, signed)})`,
    verdictText(verdict),
  ]);
  const head = [
    '',
    'seats',
    'games',
    'won by the first',
    '95 % interval',
    axisStrip(ALL),
    'lead in points',
    'test',
  ];
  const text = `Each bot has half of the seats, in turn. A shared win counts in parts. ${INTERVALS} Where a sequential test ended a match early, the share is a little too extreme and its interval holds only roughly; the verdict of the test is what counts.`;
  return section('Head to head', note(text), table(head, lines));
}

const verdictText = (verdict: BoutResult['verdict']): string =>
  verdict === undefined ? '' : verdict === 'high' ? 'clearly high' : 'clearly low';

function ratingsSection(bots: readonly BotRow[]): Markup {
  const show = (number: number): string => number.toFixed(0);
  const axis = axisFor(
    bots.flatMap(({ rating }) => [rating.low, rating.high]),
    show,
  );
  const lines = bots.map(({ bot, rating }) => [
    bot,
    show(rating.elo),
    range(rating, show),
    whiskerStrip(axis, { value: rating.elo, ...rating, fair: 0 }),
  ]);
  const text = `Above ${bots[0]?.bot ?? ''}, which stands at 0. At a table of two, 400 points mean odds of 10 to 1; at a larger one, so much greater a chance for each seat. Two imagined games, one won and one lost, keep ratings finite.`;
  return section('Elo', note(text), table(['', 'Elo', '95 % interval', axisStrip(axis)], lines));
}

function bySizeSection(bots: readonly BotRow[]): Markup {
  const lines = bots.flatMap(({ bot, bySeats }) =>
    bySeats.map(({ seats, share, fair }) => [
      bot,
      String(seats),
      whole(share.trials),
      percent(share.share),
      range(share, percent),
      whiskerStrip(ALL, { value: share.share, ...share, fair }),
    ]),
  );
  const head = ['', 'players', 'games', 'won', '95 % interval', axisStrip(ALL)];
  return section('By number of players', note('All opponents together.'), table(head, lines));
}

function botsSection(bots: readonly BotRow[]): Markup {
  const lines = bots.map(({ bot, share, scores, thinking: { decisions, iterations, milliseconds } }) => [
    bot,
    whole(share.trials),
    fixed(scores.mean),
    `${scores.tenth} to ${scores.ninetieth}`,
    whole(decisions),
    fixed(milliseconds / Math.max(1, decisions)),
    fixed(iterations / Math.max(1, decisions), 0),
  ]);
  const head = [
    '',
    'games',
    'mean score',
    '10 % to 90 %',
    'decisions',
    'ms a decision',
    'iterations a decision',
  ];
  return section('Bots', table(head, lines));
}
