import type { Context } from '../context.ts';

/** The context that a value read once per change may depend on. */
export type Changing = Pick<Context, 'db' | 'content' | 'now'> &
  Partial<Pick<Context, 'future' | 'rehearsed'>>;

/**
 * Reads once for each database until content changes; each time where another day or a backup is shown. A value must depend on the
 * database and the day only: visitors, staff and guests get the same.
 */
export function oncePerChange<Value, Shown extends Changing = Context>(
  read: (context: Shown) => Value,
): (context: Shown) => Value {
  const known = new WeakMap<object, { version: number; value: Value }>();
  return (context) => {
    const { db, content, future, rehearsed } = context;
    if (future || rehearsed) return read(context);
    const version = content.current();
    const kept = known.get(db);
    if (kept?.version === version) return kept.value;
    const value = read(context);
    known.set(db, { version, value });
    // A failed read is tried again.
    if (value instanceof Promise) value.catch(() => known.delete(db));
    return value;
  };
}
