import { TRPCError } from '@trpc/server';
import { explainDatabaseError } from '../api/database-errors.ts';
import { runCommand } from './run.ts';

// Built into dist/server/site.mjs, which `npm run site` starts.
const print = (line: string) => void process.stdout.write(`${line}\n`);

runCommand(process.argv.slice(2), print).catch((cause: Error) => {
  // For a unique constraint or a full disk: the same sentences as in the back office.
  const explained = explainDatabaseError(new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause }));
  const error = cause instanceof TRPCError || explained.code === 'INTERNAL_SERVER_ERROR' ? cause : explained;
  console.error(error.message);
  process.exitCode = 1;
});
