import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** An entry of the list of migrations. */
export interface Migration {
  idx: number;
  when: number;
  tag: string;
}

/** A copy of the migrations in this folder, with others in the list. */
export function migrationsWith(
  folder: string,
  change: (all: Migration[]) => Migration[],
  from = 'database/migrations',
) {
  const migrations = mkdtempSync(path.join(folder, 'migrations-'));
  cpSync(from, migrations, { recursive: true });
  const journalFile = path.join(migrations, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(journalFile, 'utf8'));
  writeFileSync(journalFile, JSON.stringify({ ...journal, entries: change(journal.entries) }));
  return migrations;
}
