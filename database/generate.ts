import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import {
  type DrizzleSQLiteSnapshotJSON,
  generateSQLiteDrizzleJson,
  generateSQLiteMigration,
} from 'drizzle-kit/api';

// `npm run migration -- <name>`: writes the SQL from the last migration to the current tables.
// `npm run migration -- <name> --empty`: an empty file to fill by hand (virtual tables, data).

const folder = path.resolve('database/migrations');
const journalFile = path.join(folder, 'meta/_journal.json');

interface Journal {
  entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[];
}

/** The SQL statements that the migrations lack. */
export async function pendingChanges() {
  const journal: Journal = JSON.parse(readFileSync(journalFile, 'utf8'));
  const last = snapshotFile(journal.entries.length - 1);
  const previous: DrizzleSQLiteSnapshotJSON = JSON.parse(readFileSync(last, 'utf8'));
  const current = await generateSQLiteDrizzleJson(await allTables(), previous.id);
  // A removed module keeps its tables: removing code never removes what people entered.
  for (const [name, table] of Object.entries(previous.tables)) current.tables[name] ??= table;
  return { journal, current, statements: await generateSQLiteMigration(previous, current) };
}

async function writeMigration(name: string, empty: boolean) {
  const { journal, current, statements } = await pendingChanges();
  // An empty migration that took the pending tables for its own would hide that nobody creates them.
  if (statements.length > 0 && empty)
    return 'Tables have changed: write that migration first, without --empty.';
  if (statements.length === 0 && !empty) return 'Nothing to do: the migrations hold every table.';
  const idx = journal.entries.length;
  rmSync(snapshotFile(idx - 1));
  const number = String(idx).padStart(4, '0');
  const tag = `${number}_${name}`;
  const last = journal.entries.at(-1)?.when ?? 0;
  journal.entries.push({ idx, version: '6', when: Math.max(Date.now(), last + 1), tag, breakpoints: true });
  writeFileSync(path.join(folder, `${tag}.sql`), `${statements.join('\n--> statement-breakpoint\n')}\n`);
  writeFileSync(snapshotFile(idx), `${JSON.stringify(current, null, 2)}\n`);
  writeFileSync(journalFile, `${JSON.stringify(journal, null, 2)}\n`);
  return `Wrote database/migrations/${tag}.sql. Read it before you commit it.`;
}

async function allTables(): Promise<Record<string, unknown>> {
  const files = ['database', 'server', 'modules'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.resolve(folder, file)),
  );
  const tables: Record<string, unknown> = {};
  for (const file of files.filter((each) => path.basename(each) === 'tables.ts'))
    Object.assign(tables, await import(pathToFileURL(file).href));
  return tables;
}

/** Kept for the newest migration only. */
function snapshotFile(idx: number) {
  return path.join(folder, `meta/${String(idx).padStart(4, '0')}_snapshot.json`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [name = 'change', ...flags] = process.argv.slice(2);
  process.stdout.write(`${await writeMigration(name.replaceAll('-', '_'), flags.includes('--empty'))}\n`);
}
