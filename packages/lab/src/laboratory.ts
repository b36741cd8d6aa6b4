import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyGameModule } from '@warptable/games';
import { comparisonOf } from './balance/compare.ts';
import type { Comparison } from './balance/compare.ts';
import { balanceReport } from './balance/report.ts';
import type { BalanceReport } from './balance/report.ts';
import type { Naming } from './counting/subjects.ts';
import { LabError } from './error.ts';
import { balancePage, comparisonPage } from './pages/balance-page.ts';
import { tournamentPage } from './pages/tournament-page.ts';
import { tuningPage } from './pages/tuning-page.ts';
import { unitsOf } from './tournament/plan.ts';
import type { TournamentPlan } from './tournament/plan.ts';
import { tournamentReport } from './tournament/report.ts';
import type { TournamentReport } from './tournament/report.ts';
import { tune } from './tuning/tune.ts';
import type { TuningPlan, TuningReport } from './tuning/tune.ts';
import { weightsText } from './tuning/weights.ts';
import { unitThreads } from './units/unit-crew.ts';
import type { UnitResult } from './units/unit.ts';
import { factsOf, tuningFacts } from './pages/facts.ts';
import { makeFolder } from './running/folder.ts';
import { headerOf, readRun, RunFile } from './running/run-file.ts';
import type { Header } from './running/run-file.ts';
import { LabRun } from './running/session.ts';
import type { Watch } from './running/session.ts';
import { fingerprintOf } from './running/sources.ts';

const RUN_FILE = 'run.jsonl';

/** Where and how a run takes place. */
export interface Setting extends Watch {
  readonly gameModule: AnyGameModule;
  /** Holds the run file and what is made of it. */
  readonly folder: string;
  readonly threads: number;
}

export function runTournament(plan: TournamentPlan, setting: Setting): Promise<TournamentReport> {
  return run('tournament', plan, setting, async (session, header, results) => {
    await session.play(unitsOf(plan, (unit) => session.result(unit)));
    const report = tournamentReport(plan, results, namingOf(setting.gameModule));
    keep(setting.folder, report, tournamentPage(report, factsOf(header, plan, report)));
    return report;
  });
}

export function runBalance(plan: TournamentPlan, setting: Setting): Promise<BalanceReport> {
  return run('balance', plan, setting, async (session, header, results) => {
    await session.play(unitsOf(plan));
    const report = balanceReport(plan, results, namingOf(setting.gameModule));
    keep(setting.folder, report, balancePage(report, factsOf(header, plan, report)));
    return report;
  });
}

/** Nothing if the run was stopped before its end. */
export function runTuning(plan: TuningPlan, setting: Setting): Promise<TuningReport | undefined> {
  return run('tune', plan, setting, async (session, header) => {
    const report = await tune(plan, session);
    if (!report) return undefined;
    keep(setting.folder, report, tuningPage(report, tuningFacts(header, plan)));
    writeWhole(join(setting.folder, 'weights.json'), weightsText(report.tuned));
    return report;
  });
}

/** Holds two balance runs against each other and writes what changed into the folder. */
export function compareRuns(
  gameModule: AnyGameModule,
  before: string,
  after: string,
  folder: string,
): Comparison {
  const [one, two] = [before, after].map((path) => {
    const { header, results } = readRun(join(path, RUN_FILE));
    if (header.kind !== 'balance' || header.game !== gameModule.game.id)
      throw new LabError(`'${path}' does not hold a balance run of ${gameModule.game.id}`);
    const plan = { ...(header.plan as TournamentPlan), games: (results.at(-1)?.unit ?? -1) + 1 };
    const known = new Map(results.map((result) => [result.unit, result]));
    return { header, report: balanceReport(plan, known, namingOf(gameModule)) };
  });
  if (!one || !two) throw new Error('two runs are compared');
  const comparison = comparisonOf([before, one.report], [after, two.report]);
  const facts = [one, two].map(
    ({ header, report }, i) =>
      [i === 0 ? 'Before' : 'After', comparedText(i === 0 ? before : after, header, report)] as const,
  );
  keep(folder, comparison, comparisonPage(comparison, facts), 'comparison');
  return comparison;
}

const comparedText = (path: string, { rules, sources }: Header, { plan, games }: BalanceReport): string =>
  `${path}: ${games} games of ${plan.bots.join(', ')}, ${plan.tables.map(({ seats }) => seats).join(', ')} players, rules ${rules}, sources ${sources}`;

async function run<Plan extends { readonly game: string }, Report>(
  kind: Header['kind'],
  plan: Plan,
  setting: Setting,
  work: (session: LabRun, header: Header, results: ReadonlyMap<number, UnitResult>) => Promise<Report>,
): Promise<Report> {
  const { game } = setting.gameModule;
  const header = headerOf({
    kind,
    game: game.id,
    rules: game.rulesVersion,
    sources: fingerprintOf(game.id),
    plan,
  });
  const file = RunFile.open(join(setting.folder, RUN_FILE), header);
  const crew = unitThreads(setting.threads);
  try {
    return await work(new LabRun(file, crew, setting), header, file.results);
  } finally {
    await crew.close();
    file.close();
  }
}

/** A game that says nothing of itself is counted by ids. */
const namingOf = ({ lab }: AnyGameModule): Naming => lab ?? { name: (subject, id) => id ?? subject };

/** The report as JSON and as a page. */
function keep(folder: string, report: object, page: string, name = 'report'): void {
  makeFolder(folder);
  writeWhole(join(folder, `${name}.json`), `${JSON.stringify(report, undefined, 1)}\n`);
  writeWhole(join(folder, `${name}.html`), page);
}

/** Writes a file whole or not at all. */
function writeWhole(path: string, text: string): void {
  const draft = `${path}.${process.pid}.part`;
  writeFileSync(draft, text);
  renameSync(draft, path);
}
