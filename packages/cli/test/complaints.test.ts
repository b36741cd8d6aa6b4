import { expect, test } from 'vitest';
import { complaintOf } from '../src/complaint.ts';
import { buildProgram } from '../src/program.ts';
import { lanterns } from './lanterns.ts';

async function complaintAbout(args: string): Promise<string | undefined> {
  try {
    await buildProgram([lanterns]).parseAsync(args.split(' '), { from: 'user' });
  } catch (error) {
    return complaintOf(error);
  }
  return undefined;
}

const GAMES = "option '--games <n>' argument";
const WHOLE = 'is invalid. A whole number from 1 to 10000000 is expected.';

test.each([
  ['plya lanterns', "unknown command 'plya' (Did you mean play?)"],
  ['sim lantern', "unknown game 'lantern'; did you mean 'lanterns'?"],
  ['sim chess', "unknown game 'chess'; there is: lanterns"],
  ['sim', "missing required argument 'game'"],
  ['sim lanterns --gmaes 3', "unknown option '--gmaes' (Did you mean --games?)"],
  ['sim lanterns --games', "option '--games <n>' argument missing"],
  ['sim lanterns --games many', `${GAMES} 'many' ${WHOLE}`],
  ['sim lanterns --games 0', `${GAMES} '0' ${WHOLE}`],
  ['sim lanterns --games 1.5', `${GAMES} '1.5' ${WHOLE}`],
  ['sim lanterns --games 1e3', `${GAMES} '1e3' ${WHOLE}`],
  ['sim lanterns --seats 7', 'Lanterns is for 1 to 4 seats, not for 7'],
  [
    'sim lanterns --bots clever',
    "option '--bots <name>' argument 'clever' is invalid. No bot is called 'clever'; there are random, novice, regular, expert, with a budget such as expert@150ms or expert@400it, and weights such as regular#table.json.",
  ],
  [
    'sim lanterns --option long',
    "option '--option <key=value>' argument 'long' is invalid. It is given as key=value.",
  ],
  ['sim lanterns --option colour=red', "unknown option 'colour'; there are: long"],
  ['sim lanterns --option lnog=on', "unknown option 'lnog'; did you mean 'long'?"],
  ['sim lanterns --option long=perhaps', 'long may be one of off, on, not "perhaps"'],
  [
    'fuzz lanterns --seats 4-2',
    "option '--seats <range>' argument '4-2' is invalid. A number of seats such as 4, or a range such as 2-6, is expected.",
  ],
  ['fuzz lanterns --bots expert', 'fuzzing needs a budget of iterations, such as expert@20it'],
  ['fuzz lanterns --seats 2-9', 'Lanterns is for 1 to 4 seats, not for 5'],
  ['replay /', "cannot read '/': it is a folder"],
  ['verify none.json', "cannot read 'none.json': there is no such file or folder"],
  ['bench --seconds -1', "option '--seconds <n>' argument '-1' is invalid. A number above 0 is expected."],
  ['games please', "too many arguments for 'games'. Expected 0 arguments but got 1: please."],
])('%s', async (args, message) => {
  expect(await complaintAbout(args)).toContain(`warptable: ${message}`);
  expect(await complaintAbout(args)).not.toContain('\n');
});
