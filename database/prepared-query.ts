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

/** The same for a query that is another for each object, such as a type of content. */
export function preparedFor<Of extends object, Compiled extends object>(
  build: (db: Queries, of: Of) => Compiled,
): (db: Queries, of: Of) => Compiled {
  const known = new WeakMap<Of, (db: Queries) => Compiled>();
  return (db, of) => {
    const query = known.get(of) ?? preparedQuery((each) => build(each, of));
    known.set(of, query);
    return query(db);
  };
}
