import { parseArgs } from 'node:util';
import { actingAs } from '../activity/actor.ts';
import { offered } from '../module/registry.ts';
import { setMaintenance } from '../site/settings.ts';
import { cleanUp } from './clean-up.ts';
import { type Call, type Command, CommandError } from './command.ts';
import { doctor } from './doctor/doctor.ts';
import { mailTest } from './mail-test.ts';
import { commands } from './points.ts';
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

const ofTheSite: Command[] = [
  userCreate,
  userLink,
  userResetSecondFactor,
  maintenance,
  mailTest,
  doctor,
  cleanUp,
];
