import { existsSync } from 'node:fs';
import { type Database, databasePath, openDatabase } from '#database/client.ts';
import { compareSchema } from '#database/migrate.ts';
import { type Env, readEnv } from '../env.ts';
import { CommandError } from './command.ts';

export interface CommandContext {
  env: Env;
  db: Database;
}

/** Doesn’t migrate the database: a server of an older version may be running on it. */
export async function withDatabase(work: (context: CommandContext) => void | Promise<void>): Promise<void> {
  const env = readEnv(process.env);
  const file = databasePath(env.DATABASE_URL);
  if (!existsSync(file))
    throw new CommandError(`There is no database at ${file}: start the site once to create it.`);
  const db = openDatabase(file);
  try {
    const schema = compareSchema(db);
    if (schema !== 'same') throw new CommandError(otherSchema[schema]);
    await work({ env, db });
  } finally {
    db.$client.close();
  }
}

export const otherSchema = {
  older: 'The database is from an older version: start the site once to bring it up to date.',
  foreign: 'The database belongs to another program: set DATABASE_URL to the one of this site.',
  newer: 'The database is from a newer version of Vinci: update the program first.',
};
