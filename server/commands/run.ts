import path from 'node:path';
import { parseArgs } from 'node:util';
import { actingAs } from '../activity/actor.ts';
import { recordActivity } from '../activity/record.ts';
import { sweepOrphans } from '../files/orphans.ts';
import { offered } from '../module/registry.ts';
import { setMaintenance } from '../site/settings.ts';
import { type Call, type Command, CommandError } from './command.ts';
import { doctor } from './doctor/doctor.ts';
import { mailTest } from './mail-test.ts';
import { cleanUps, commands, oldAfter } from './points.ts';
import { userCreate, userLink, userResetSecondFactor } from './user-link.ts';
import { withDatabase } from './with-database.ts';

/** Throws a `CommandError` for an unknown or failed command. */
export async function runCommand(typed: string[], print: Call['print'], ask?: Call['ask']): Promise<void> {
  if (typed.length === 0 || typed[0] === 'help' || typed.includes('--help') || typed.includes('-h')) {
    return print(await help());
  }
  // The longest name: `backup send` is another command than `backup`.
  const [command] = (await allCommands())
    .filter(({ name }) => `${typed.join(' ')} `.startsWith(`${name} `))
    .sort((one, other) => other.name.length - one.name.length);
  if (!command) {
    throw new CommandError(
      `There is no command “${typed.join(' ')}”; \`npm run site -- help\` lists all commands.`,
    );
  }
  const read = readArguments(command, typed.slice(command.name.split(' ').length));
  await actingAs({ source: 'command' }, () => command.run({ ...read, print, ask }));
}

function readArguments({ name, usage, options = [], flags = [], isForMany }: Command, args: string[]) {
  const texts = options.map((option) => [option, { type: 'string' }] as const);
  const known = Object.fromEntries([...texts, ...flags.map((flag) => [flag, { type: 'boolean' }] as const)]);
  try {
    const { values, positionals } = parseArgs({ args, options: known, allowPositionals: true });
    const read = Object.fromEntries(Object.entries(values).map(([option, value]) => [option, String(value)]));
    // Most take one argument at most, and quotes around a name with a space are easily forgotten.
    if (isForMany || positionals.length <= 1) return { words: positionals, options: read };
  } catch (error) {
    if (!String((error as { code?: unknown }).code).startsWith('ERR_PARSE_ARGS')) throw error;
  }
  throw new CommandError(`Usage: npm run site -- ${name} ${usage}`.trimEnd());
}

async function help(): Promise<string> {
  const commands = await allCommands();
  const stopped = commands.flatMap(({ name, needsStoppedSite }) => (needsStoppedSite ? [`\`${name}\``] : []));
  const entries = commands.map(({ name, usage, does }) => `  ${`${name} ${usage}`.trim()}\n      ${does}\n`);
  return `Usage: npm run site -- <command>

${entries.join('\n')}
  help
      shows this

All but ${new Intl.ListFormat('en').format(stopped)} work while the site is running, on the database and uploads set in .env.`;
}

/** In the order of the help text. */
export async function allCommands(): Promise<Command[]> {
  const ofModules = await Promise.all(offered(commands).map((load) => load()));
  return [...ofTheSite, ...ofModules.flatMap((file) => file.commands)];
}

const maintenance: Command = {
  name: 'maintenance',
  usage: 'on|off',
  does: 'shows visitors the maintenance page, or the site',
  async run({ words: [word], print }) {
    if (word !== 'on' && word !== 'off') {
      throw new CommandError('Please choose on or off: npm run site -- maintenance on|off');
    }
    const on = word === 'on';
    await withDatabase(({ db }) => setMaintenance(db, on));
    print(`Maintenance is ${word}: visitors see ${on ? 'the maintenance page' : 'the site'}.`);
  },
};

const cleanUp: Command = {
  name: 'clean-up',
  usage: '[--older-than <days>]',
  does: `removes archives made by hand and databases from before a restore that are older than ${oldAfter} days, and uploads that no backup needs`,
  options: ['older-than'],
  async run({ options: { 'older-than': typed }, print }) {
    const days = daysOf(typed);
    await withDatabase(async ({ env, db }) => {
      let removed = 0;
      for (const cleanUp of offered(cleanUps)) {
        const lines = await cleanUp(env, days);
        for (const line of lines) print(line);
        removed += lines.length;
      }
      const olderThan = days * 24 * 60 * 60 * 1000;
      const { putAside } = await sweepOrphans(db, path.resolve(env.UPLOADS_DIR), { olderThan, many: true });
      if (putAside > 0) print(`Moved ${putAside} files that the site doesn’t know to .swept, for 30 days.`);
      if (removed + putAside > 0) recordActivity(db, { what: 'purged', type: 'backup' });
      else print(`There is nothing older than ${days} days to remove.`);
    });
  },
};

function daysOf(typed = String(oldAfter)) {
  const days = Number(typed);
  if (/^\d+$/.test(typed) && days >= 1 && days <= 3650) return days;
  throw new CommandError(
    'Please enter a number of days, 1 or more: npm run site -- clean-up --older-than 30',
  );
}

const ofUsers = [userCreate, userLink, userResetSecondFactor];
const ofTheSite: Command[] = [...ofUsers, maintenance, mailTest, doctor, cleanUp];
