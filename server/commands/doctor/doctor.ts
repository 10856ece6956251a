import { existsSync } from 'node:fs';
import { type Database, databasePath, openDatabase } from '#database/client.ts';
import { isReplacedUnderSite } from '#database/replaced.ts';
import { type Env, originOf, readEnv } from '../../env.ts';
import { offered } from '../../module/registry.ts';
import { bad, type Call, type Command, CommandError, type Finding, good, note } from '../command.ts';
import { doctorChecks } from '../points.ts';
import {
  examineActivity,
  examineContent,
  examineHiddenPages,
  examineKeptContent,
  examineReferences,
  examineWholeness,
} from './database.ts';
import { examineFiles } from './files.ts';

const marks = { good: '✓', note: '·', bad: '✗' };

export const doctor: Command = {
  name: 'doctor',
  usage: '',
  does: 'checks settings, database and uploads, and says what to fix',
  async run({ print }) {
    const { findings, env } = examineSettings();
    const all = [...findings];
    if (env) for (const check of [examine, ...offered(doctorChecks)]) all.push(...(await check(env)));
    for (const { kind, text } of all) print(`${marks[kind]} ${text}`);
    conclude(all, print);
  },
};

async function examine(env: Env): Promise<Finding[]> {
  const file = databasePath(env.DATABASE_URL);
  if (!existsSync(file)) return [bad(`There is no database at ${file}. Start the site once to create it.`)];
  if (isReplacedUnderSite(file))
    return [bad('The database was replaced while the site was running: nothing is saved. Restart the site.')];
  let db: Database | undefined;
  try {
    db = openDatabase(file);
    const wholeness = examineWholeness(db);
    if (wholeness.kind === 'bad') return [wholeness];
    const content = [...examineKeptContent(db), examineActivity(db), ...examineHiddenPages(db)];
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

// With what deserves attention. `env` is null when they are invalid.
function examineSettings(): { findings: Finding[]; env: Env | null } {
  try {
    const env = readEnv({ ...process.env, SKIP_ENV_VALIDATION: undefined });
    return { findings: [good('The settings are valid.'), ...warnings(env)], env };
  } catch {
    // `readEnv` has printed a line for each.
    const advice = 'see the lines above. .env.example explains each setting.';
    return { findings: [bad(`Some settings are invalid: ${advice}`)], env: null };
  }
}

function warnings(env: Env): Finding[] {
  const { protocol, hostname } = new URL(originOf(env));
  const atHome = hostname === 'localhost' || hostname === '127.0.0.1';
  const found: (Finding | false)[] = [
    env.AUTH_SECRET.length < 32 &&
      bad('AUTH_SECRET is short. Use 32 characters or more, for example from: openssl rand -base64 32'),
    !env.AUTH_URL &&
      note(
        `AUTH_URL is not set, so links in mails, feeds and for search engines begin with ${originOf(env)}. On the internet, set it to the address that people type.`,
      ),
    env.AUTH_URL !== undefined &&
      atHome &&
      note(`AUTH_URL is ${env.AUTH_URL}. On the internet, it has to be the address that people type.`),
    !atHome &&
      protocol === 'http:' &&
      note('AUTH_URL starts with http:, so passwords are sent unencrypted. Use https.'),
    protocol === 'https:' &&
      env.TRUST_PROXY === 0 &&
      note(
        'TRUST_PROXY is 0. Behind a proxy, set it to 1: otherwise all visitors count as one and share its limits.',
      ),
    !env.EMAIL_SERVER && note('EMAIL_SERVER is not set, so nobody can sign in with an email link.'),
  ];
  return found.filter((finding) => finding !== false);
}
