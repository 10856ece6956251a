import type { Command } from './command.ts';

/** How to call each of these commands and what it does. */
export function help(commands: Command[]): string {
  const entries = commands.map(({ name, usage, does }) => `  ${`${name} ${usage}`.trim()}\n      ${does}\n`);
  return `Usage: npm run site -- <command>

${entries.join('\n')}
  help
      shows this

All but \`restore\` and \`seed\` work beside the running site, on the database and the uploads that .env names.`;
}
