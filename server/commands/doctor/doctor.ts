import { existsSync } from 'node:fs';
import { type Database, databasePath, openDatabase } from '#database/client.ts';
import type { Env } from '../../env.ts';
import { type Call, type Command, CommandError } from '../command.ts';
import { examineBackups, examineOldCopies } from './backups.ts';
import { examineHiddenPages, examineKeptContent } from './content.ts';
import { examineContent, examineReferences, examineWholeness } from './database.ts';
import { examineFiles } from './files.ts';
import { bad, type Finding } from './finding.ts';
import { examineSettings } from './settings.ts';

const marks = { good: '✓', note: '·', bad: '✗' };

export const doctor: Command = {
  name: 'doctor',
  usage: '',
  does: 'checks settings, database and uploads, and says what to fix',
  async run({ print }) {
    const { findings, env } = examineSettings(process.env);
    const rest = env
      ? [...(await examine(env)), ...(await examineBackups(env)), ...(await examineOldCopies(env))]
      : [];
    const all = [...findings, ...rest];
    for (const { kind, text } of all) print(`${marks[kind]} ${text}`);
    conclude(all, print);
  },
};

async function examine(env: Env): Promise<Finding[]> {
  const file = databasePath(env.DATABASE_URL);
  if (!existsSync(file)) return [bad(`There is no database at ${file}. Start the site once to create it.`)];
  let db: Database | undefined;
  try {
    db = openDatabase(file);
    const wholeness = examineWholeness(db);
    if (wholeness.kind === 'bad') return [wholeness];
    const content = [...examineKeptContent(db), ...examineHiddenPages(db)];
    const rows = [...examineReferences(db), ...examineContent(db), ...content];
    return [wholeness, ...rows, ...(await examineFiles(env, db))];
  } catch (error) {
    return [bad(`The database ${file} can’t be read (${(error as Error).message}).`)];
  } finally {
    db?.$client.close();
  }
}

function conclude(findings: Finding[], print: Call['print']) {
  const count = findings.filter(({ kind }) => kind === 'bad').length;
  if (count === 0) return print('No problems found.');
  throw new CommandError(count === 1 ? '1 problem found: ✗' : `${count} problems found: ✗`);
}
