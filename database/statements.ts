import type SQLite from 'better-sqlite3';
import { LRUCache } from 'lru-cache';

const most = 300;
const ofRows = /^(select|insert|update|delete)\b/i;

/**
 * Lets a handle keep the statements that it compiles, by their text: Drizzle and Lucia ask for the same ones again and
 * again, and to compile one takes SQLite longer than to answer it. A kept statement gives objects, as a fresh one would,
 * and has to be run before the next one with its text is asked for; do not `pluck` one. SQLite compiles it anew when the
 * tables change.
 */
export function keepStatements(sqlite: SQLite.Database): void {
  const kept = new LRUCache<string, SQLite.Statement>({ max: most });
  const compile: (text: string) => SQLite.Statement = sqlite.prepare.bind(sqlite);
  const prepare = (text: string) => {
    const ready = kept.get(text);
    if (ready) return ready.reader ? ready.raw(false) : ready;
    const statement = compile(text);
    if (ofRows.test(text)) kept.set(text, statement);
    return statement;
  };
  sqlite.prepare = prepare as SQLite.Database['prepare'];
}
