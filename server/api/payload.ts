import superjson, { type SuperJSONResult } from 'superjson';

// What forms send beside JSON's own types. Of the others some are expensive: an array of two billion numbers takes
// thirty bytes to ask for, a big integer of a million digits 200 ms to read.
const sentTypes = new Set<unknown>(['Date', 'undefined']);
// Letters of paths. Every one is applied by itself: a megabyte of them took 120 ms.
const mostAnnotations = 32 * 1024;

/** How the API reads inputs and writes results: superjson, with inputs limited to what forms send. */
export const transformer = {
  input: { serialize: superjson.serialize, deserialize: deserializeInput },
  output: superjson,
};

/** Throws an Error when an input carries types that no form sends, or too many. */
function deserializeInput({ json, meta }: SuperJSONResult): unknown {
  // It was parsed a moment ago: nobody else has it, so it needs no copy.
  const options = { inPlace: true };
  const { values, v } = meta ?? {};
  if (!values) return superjson.deserialize({ json }, options);
  if (!areSentTypes(values)) throw new Error('Unexpected types, or too many');
  // Without `referentialEqualities`: what is the same twice was sent twice, and thirty of them can make a tree of a billion.
  return superjson.deserialize({ json, meta: { values, v } }, options);
}

// https://github.com/flightcontrolhq/superjson: `[type]`, `[type, children]` or `children`, by their paths.
function areSentTypes(tree: unknown, budget = { left: mostAnnotations }): boolean {
  if (typeof tree !== 'object' || tree === null) return false;
  if (Array.isArray(tree)) {
    const [type, children] = tree;
    return sentTypes.has(type) && (children === undefined || areSentTypes(children, budget));
  }
  // Not `Object.entries`, which would make a list of all of them first.
  for (const path in tree) {
    budget.left -= path.length + 1;
    if (budget.left < 0 || !areSentTypes(tree[path as keyof typeof tree], budget)) return false;
  }
  return true;
}
