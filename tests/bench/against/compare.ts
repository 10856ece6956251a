// Part of `npm run bench`: this project and another state of it, side by side, in interleaved blocks. It prints processor time of
// the server per request: other load of the machine hardly changes its ratio.
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { print } from '../print.ts';
import { prepareCheckout } from './checkout.ts';
import { type Contestant, seedWith, startContestant } from './contestant.ts';
import { printRatio } from './print-ratio.ts';
import { compareProcesses } from './processes.ts';
import { type Row, rows, WrongStatus } from './rows.ts';

interface Comparison {
  /** The other state: a folder that has its packages, or a commit. */
  against?: string;
  /** The posts that both have beside the starter content. */
  posts?: string;
  /** The same for the other only. */
  'against-posts'?: string;
  /** Only the rows whose names contain one of these, separated by commas. */
  rows?: string;
  rounds?: string;
}

const columns = ['other, min', 'ours, min', 'ratio', 'median'];

/** Prints the ratios of this project to the other state, on a copy of the other's content. */
export async function compareCheckouts(options: Comparison): Promise<void> {
  const { against, posts = '0', 'against-posts': otherPosts = posts, rounds = '9' } = options;
  const wanted = options.rows?.split(',');
  const isWanted = (name: string) => !wanted || wanted.some((part) => name.includes(part));
  const roots = [prepareCheckout(against), prepareCheckout()] as const;
  const folder = await mkdtemp(path.join(tmpdir(), 'vinci-bench-'));
  const folders = [path.join(folder, 'other'), path.join(folder, 'ours')] as const;
  try {
    await seedWith(roots[0], folders[0], Number(otherPosts));
    if (posts === otherPosts) await cp(folders[0], folders[1], { recursive: true });
    else await seedWith(roots[0], folders[1], Number(posts));
    const contestants = [
      await startContestant(roots[0], folders[0]),
      await startContestant(roots[1], folders[1]),
    ];
    print('processor milliseconds of a request', ...columns);
    for (const row of rows) if (isWanted(row.name)) await compare(row, contestants, Number(rounds));
    for (const contestant of contestants) await contestant.stop();
    await compareProcesses(contestants, isWanted, Number(rounds));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function compare(row: Row, contestants: Contestant[], rounds: number) {
  const figures = contestants.map((): number[] => []);
  try {
    for (const contestant of contestants) {
      await row.prepare?.(contestant);
      for (let block = 0; block < row.warmUp; block += 1) await row.block(contestant);
    }
    for (let round = 0; round < rounds; round += 1) {
      const order = round % 2 ? [1, 0] : [0, 1];
      for (const at of order) figures[at]?.push(await row.block(contestants[at] as Contestant));
    }
  } catch (error) {
    if (!(error instanceof WrongStatus)) throw error;
    return print(`  ${row.name}`, 'left out');
  }
  printRatio(row.name, figures, 3);
}
