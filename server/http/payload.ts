import superjson, { type SuperJSONResult } from 'superjson';

type Json = SuperJSONResult['json'];

/** Serializes with superjson, but plain JSON as it is: searching a long text for other types takes it ten times as long. */
export function serialize(value: unknown): SuperJSONResult {
  if (isJson(value)) return { json: value };
  if (!isRecord(value)) return superjson.serialize(value);
  const [plain, others] = [true, false].map((wanted) =>
    Object.fromEntries(Object.entries(value).filter(([, each]) => isJson(each) === wanted)),
  );
  const { json, meta } = superjson.serialize(others);
  return { json: { ...(json as object), ...plain } as Json, ...(meta && { meta }) };
}

export function parse(text: string): unknown {
  return superjson.deserialize(JSON.parse(text), { inPlace: true });
}

function isJson(value: unknown): value is Json {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  return Array.isArray(value) ? value.every(isJson) : isRecord(value) && Object.values(value).every(isJson);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

// The types that forms send in addition to JSON's own. Some of the others are expensive: thirty bytes can ask for an
// array of two billion numbers, and a big integer of a million digits takes 200 ms to read.
const sentTypes = new Set<unknown>(['Date', 'undefined']);
// In characters of paths. Each annotation is applied separately: a megabyte of them took 120 ms.
const maxAnnotations = 32 * 1024;

/** The result of a call in a batch, serialized in that call's turn: tRPC would serialize all at once. */
export class SerializedResult {
  readonly payload: SuperJSONResult;
  constructor(data: unknown) {
    this.payload = serialize(data);
  }
}

/** superjson, with inputs limited to the types that forms send. */
export const transformer = {
  input: { serialize: superjson.serialize, deserialize: deserializeInput },
  output: {
    serialize: (data: unknown) => (data instanceof SerializedResult ? data.payload : serialize(data)),
    deserialize: superjson.deserialize,
  },
};

/** Throws an Error when an input has types that no form sends, or too many. */
function deserializeInput({ json, meta }: SuperJSONResult): unknown {
  // It was just parsed and nobody else has it, so it needs no copy.
  const options = { inPlace: true };
  const { values, v } = meta ?? {};
  if (!values) return superjson.deserialize({ json }, options);
  if (!areSentTypes(values)) throw new Error('Unexpected types, or too many');
  // Without `referentialEqualities`: equal values were sent in full anyway, and thirty can expand to a billion nodes.
  return superjson.deserialize({ json, meta: { values, v } }, options);
}

// https://github.com/flightcontrolhq/superjson: `[type]`, `[type, children]` or `children`, by their paths.
function areSentTypes(tree: unknown, budget = { left: maxAnnotations }): boolean {
  if (typeof tree !== 'object' || tree === null) return false;
  if (Array.isArray(tree)) {
    const [type, children] = tree;
    return sentTypes.has(type) && (children === undefined || areSentTypes(children, budget));
  }
  // Not `Object.entries`, which would build the whole list first.
  for (const path in tree) {
    budget.left -= path.length + 1;
    if (budget.left < 0 || !areSentTypes(tree[path as keyof typeof tree], budget)) return false;
  }
  return true;
}
