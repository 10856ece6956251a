import type { Queries } from './client.ts';

/** Compiles a query once per connection, its transactions included, and `shape`: Drizzle takes 0.2 ms to write a query that SQLite answers in 0.02. */
export function preparedQuery<Compiled extends object, Shape = void>(
  build: (db: Queries, shape: Shape) => Compiled,
): (db: Queries, shape: Shape) => Compiled {
  const built = new WeakMap<object, Map<string, Compiled>>();
  return (db, shape) => {
    const { session } = db as Queries & { session: object };
    const ofShapes = built.get(session) ?? new Map<string, Compiled>();
    built.set(session, ofShapes);
    const name = JSON.stringify(shape) ?? '';
    const ready = ofShapes.get(name) ?? build(db, shape);
    ofShapes.set(name, ready);
    return ready;
  };
}
