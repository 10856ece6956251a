import type { Database } from '#database/client.ts';
import type { Context } from '../context.ts';

/** Reads once for each database until content changes; each time where drafts, another day or a backup are shown. */
export function oncePerChange<Value>(read: (context: Context) => Value): (context: Context) => Value {
  const known = new WeakMap<Database, { version: number; value: Value }>();
  return (context) => {
    const { db, content, preview, future, rehearsed } = context;
    if (preview || future || rehearsed) return read(context);
    const version = content.current();
    const kept = known.get(db);
    if (kept?.version === version) return kept.value;
    const value = read(context);
    known.set(db, { version, value });
    return value;
  };
}
