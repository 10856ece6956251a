import type { Queries } from './client.ts';

/**
 * Queries that are asked for again and again: `build` writes them with `.prepare()`, once for a connection (or a
 * transaction) and each `shape` they can have. What differs otherwise is a placeholder. Drizzle takes up to 0.2 ms to
 * write a query, and SQLite 0.02 to answer it.
 */
export function preparedQuery<Compiled extends object, Shape = void>(
  build: (db: Queries, shape: Shape) => Compiled,
): (db: Queries, shape: Shape) => Compiled {
  const built = new WeakMap<Queries, Map<string, Compiled>>();
  return (db, shape) => {
    const ofShapes = built.get(db) ?? new Map<string, Compiled>();
    built.set(db, ofShapes);
    const name = JSON.stringify(shape) ?? '';
    const ready = ofShapes.get(name) ?? build(db, shape);
    ofShapes.set(name, ready);
    return ready;
  };
}
