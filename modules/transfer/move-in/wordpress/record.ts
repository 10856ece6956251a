import { createHash } from 'node:crypto';
import { unserialize } from 'php-serialize';

/** The children of an element by name: texts, and elements that have children themselves. */
export interface RawRecord {
  name: string;
  fields: Record<string, string>;
  records: RawRecord[];
  /** Of a category of an item: which taxonomy, which slug. */
  attributes: Record<string, string>;
}

export function fieldOf({ fields }: RawRecord, name: string): string {
  return fields[name]?.trim() ?? '';
}

/** The number that an item had where it has another one now, among its fields. */
export const oldNumber = 'old number';

/** The number of an item in its export. */
export const numberOf = (item: RawRecord): string => fieldOf(item, oldNumber) || fieldOf(item, 'wp:post_id');

/** The values of an item's meta with this name: plugins write some of them more than once. */
export function metaOf({ records }: RawRecord, name: string): string[] {
  const found = records.filter((one) => one.name === 'wp:postmeta' && one.fields['wp:meta_key'] === name);
  return found.map(({ fields }) => fields['wp:meta_value'] ?? '');
}

export function firstMeta(item: RawRecord, ...names: string[]): string {
  const values = names.flatMap((name) => metaOf(item, name));
  return values.find((value) => value.trim())?.trim() ?? '';
}

/** Reads a value serialised by PHP, never with classes; null for anything else, also when it was cut off. */
export function phpValue(written: string): unknown {
  try {
    return /^[aOCsibdN][:;]/.test(written) ? unserialize(written, {}, { strict: true }) : null;
  } catch {
    return null;
  }
}

/** For what is kept: a string that is part of another one keeps all of that in memory, here a piece of the file or a whole text. */
export const ownCopy = structuredClone;

export function idOf(said: string): number {
  return Number.parseInt(createHash('sha256').update(said).digest('hex').slice(0, 12), 16);
}
