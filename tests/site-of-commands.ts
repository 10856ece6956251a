import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { openDatabase } from '#database/client.ts';
import SQLite from '#database/driver.mjs';
import { migrateDatabase } from '#database/migrate.ts';
import { site } from '#database/tables.ts';
import { runCommand } from '#server/commands/run.ts';
import { settingsOf } from './faults/command.ts';

/** A site on disk, and what commands for it print and store. */
export function siteForCommands() {
  const folder = mkdtempSync(path.join(tmpdir(), 'move-in-'));
  const file = path.join(folder, 'vinci.db');
  const before = { ...process.env };
  beforeAll(() => {
    Object.assign(process.env, settingsOf(folder));
    const db = openDatabase(file);
    migrateDatabase(db);
    db.insert(site).values({ description: '' }).run();
    db.$client.close();
  });
  afterAll(() => {
    process.env = before;
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    folder,
    file(name: string, content: string | Buffer) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), content);
      return path.join(folder, name);
    },
    /** What it prints; `failure` is the sentence of a command that fails. */
    async run(...words: string[]) {
      const lines: string[] = [];
      const failure = await runCommand(words, (line) => lines.push(line)).then(
        () => '',
        (error: Error) => error.message,
      );
      return { said: lines.join('\n'), failure };
    },
    rows(query: string): Record<string, unknown>[] {
      const db = new SQLite(file, { readonly: true });
      try {
        return db.prepare(query).all() as Record<string, unknown>[];
      } finally {
        db.close();
      }
    },
  };
}
