import { createInterface } from 'node:readline/promises';
import { TRPCError } from '@trpc/server';
import '../register-modules.ts';
import { explainDatabaseError } from '../errors/database-errors.ts';
import { runCommand } from './run.ts';

// Built into dist/server/site.mjs, which `npm run site` starts.
const print = (line: string) => void process.stdout.write(`${line}\n`);

async function ask(question: string) {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  return terminal.question(question).finally(() => terminal.close());
}

runCommand(process.argv.slice(2), print, process.stdin.isTTY ? ask : undefined).catch((cause: Error) => {
  // For a unique constraint or a full disk: the same sentences as in the back office.
  const explained = explainDatabaseError(new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause }));
  const error = cause instanceof TRPCError || explained.code === 'INTERNAL_SERVER_ERROR' ? cause : explained;
  console.error(error.message);
  process.exitCode = 1;
});
