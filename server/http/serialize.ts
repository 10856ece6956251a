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
