import type { Queries } from './client.ts';

/** Compiles a query once per connection and `shape`: Drizzle takes 0.2 ms to write a query that SQLite answers in 0.02. */
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
