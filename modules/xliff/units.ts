import type { Field, Fields } from '#lib/fields.ts';
import { isEqual } from '#lib/is-equal.ts';
import type { PlacedBlock } from '#lib/placed-blocks.ts';
import { alignBlocks } from '#lib/rich-text/align.ts';
import { docOf, isRichText } from '#lib/rich-text/blocks.ts';
import type { RichTextNode } from '#lib/rich-text/rich-text.ts';
import { isBlank, translatedFieldsOf } from '#server/content/translations/words.ts';
import type { EntryValues } from '#server/content/values.ts';
import type { EntryType } from '#server/module/entry-type.ts';

// An entry's words in the units of a translator's tool: a line, a paragraph, a cell. Ids are paths, such as
// `text.3` or `blocks.k3x8m2pq.heading`.

export interface Unit {
  id: string;
  /** The names of the field and of what it is part of. */
  label: string;
  source: RichTextNode[];
  said: RichTextNode[];
}

/** The words of an entry in its first language now, when a person compared them last, and in the translation. */
export interface Words {
  now: EntryValues;
  seen: EntryValues;
  said: EntryValues;
}

/** The new translation of a unit; `said` itself if unchanged. */
type Put = (unit: Unit) => RichTextNode[];

/** The units of an entry. A part that a person translated in a form of their own, with other paragraphs, has none. */
export function unitsOf(type: EntryType, words: Words): Unit[] {
  const units: Unit[] = [];
  putWords(type, words, (unit) => {
    units.push(unit);
    return unit.said;
  });
  return units;
}

/** The translation with other words in its units. What isn't words, such as pictures, is its own, or else the original's. */
export function putWords({ fields }: Pick<EntryType, 'fields'>, words: Words, put: Put): EntryValues {
  return putFields(fields, words, { id: '', label: '', put });
}

interface Place {
  id: string;
  label: string;
  put: Put;
}

function putFields(fields: Fields, { now, seen, said }: Words, { id, label, put }: Place): EntryValues {
  const values = Object.entries(now).map(([name, value]) => {
    const field = fields[name];
    if (!field?.translated || field.role === 'address') return [name, said[name] ?? value];
    const place = { put, id: id + name, label: [label, field.label].filter(Boolean).join(' · ') };
    const values = { now: value, seen: seen[name], said: said[name] };
    return [name, ifTouched(place, said[name] ?? field.empty, (inner) => putValue(field, values, inner))];
  });
  return Object.fromEntries(values);
}

/** Keeps the present value if no unit inside changes. */
function ifTouched<Value>(place: Place, kept: Value, make: (place: Place) => Value): Value {
  let isTouched = false;
  const made = make({
    ...place,
    put(unit) {
      const nodes = place.put(unit);
      isTouched ||= nodes !== unit.said;
      return nodes;
    },
  });
  return isTouched ? made : kept;
}

interface Values<Value = unknown> {
  now: Value;
  seen?: Value;
  said?: Value;
}

function putValue(field: Field, { now, seen, said }: Values, place: Place): unknown {
  if (typeof now === 'string') return putLine(now, said, place);
  if (field.kind === 'blocks') return putBlocks({ now, seen, said } as Values<PlacedBlock[]>, place);
  if (isRichText(now)) {
    const content = (text: unknown) => (isRichText(text) && !isBlank(text) ? text.content : undefined);
    const pairs = pairsOf({ now: now.content, seen: content(seen), said: content(said) }, (node) => node);
    if (!pairs) return said;
    return docOf(
      now.content.map((node, at) => {
        const inner = { ...place, id: `${place.id}.${at}` };
        const blank = putNode(node, undefined, { ...inner, put: () => [] });
        return ifTouched(inner, pairs[at] ?? blank, (part) => putNode(node, pairs[at], part));
      }),
    );
  }
  if (!field.columns || !Array.isArray(now)) return said ?? now;
  const { columns } = field;
  const rows = { now, seen, said } as Values<EntryValues[]>;
  const pairs = pairsOf(rows, (row) => ({ type: 'paragraph', content: textNodes(JSON.stringify(row)) }));
  if (!pairs) return said;
  return rows.now.map((row, at) => {
    const words = { now: row, seen: {}, said: pairs[at] ?? {} };
    return putFields(columns, words, { ...place, id: `${place.id}.${at}.` });
  });
}

function putLine(now: string, said: unknown, { id, label, put }: Place): string {
  return lineOf(put({ id, label, source: textNodes(now), said: textNodes(said) }));
}

function putBlocks({ now, seen = [], said = [] }: Values<PlacedBlock[]>, place: Place): PlacedBlock[] {
  return now.flatMap((block) => {
    const find = (all: PlacedBlock[]) => all.find(({ id }) => id === block.id);
    const known = find(said);
    const words = { now: block.values, seen: find(seen)?.values ?? {}, said: known?.values ?? {} };
    const inner = { ...place, id: `${place.id}.${block.id}.` };
    return ifTouched(inner, known ? [known] : [], (part) => [
      { ...block, values: putFields(translatedFieldsOf(block.kind), words, part) },
    ]);
  });
}

// Attributes with words to translate.
const attributes = ['text', 'title', 'caption', 'alt'];

function putNode(node: RichTextNode, said: RichTextNode | undefined, place: Place): RichTextNode {
  const { id, label, put } = place;
  const known = said?.type === node.type ? said : undefined;
  const { type, content } = node;
  const attrs = { ...node.attrs, ...known?.attrs };
  const own = { type, ...(node.attrs && { attrs }) };
  if (type === 'paragraph' || type === 'heading') {
    const words = put({ id, label, source: content ?? [], said: known?.content ?? [] });
    return words.length > 0 ? { ...own, content: words } : own;
  }
  if (content) {
    const inner = (child: RichTextNode, at: number) =>
      putNode(child, known?.content?.[at], { ...place, id: `${id}.${at}` });
    return { ...own, content: content.map(inner) };
  }
  for (const name of attributes.filter((each) => node.attrs?.[each])) {
    const attribute = { ...place, id: `${id}.${name}` };
    const words = putLine(String(node.attrs?.[name]), known?.attrs?.[name], attribute);
    // A button needs words.
    if (words || name === 'alt') attrs[name] = words || null;
    else if (name !== 'text') delete attrs[name];
  }
  return own;
}

/** The translation's counterpart of each part of the original; null when it has parts of its own. `seen`: the original as it was translated. */
function pairsOf<Part extends object>(
  { now, seen, said }: Values<Part[]>,
  blockOf: (part: Part) => RichTextNode,
): (Part | undefined)[] | null {
  if (!said || said.length === 0) return [];
  const isOld = seen && seen.length === said.length && !isEqual(now, seen);
  if (!isOld && said.length !== now.length) return null;
  const pairs = isOld ? moved(seen.map(blockOf), now.map(blockOf), said) : said;
  const fits = now.every((part, at) => !pairs[at] || typeOf(pairs[at]) === typeOf(part));
  return fits ? pairs : null;
}

function moved<Part>(seen: RichTextNode[], now: RichTextNode[], said: Part[]): (Part | undefined)[] {
  let at = 0;
  return alignBlocks(seen, now).flatMap(({ before, after }) => {
    const part = before ? said[at++] : undefined;
    return after ? [part] : [];
  });
}

function typeOf(part: object) {
  return 'type' in part ? part.type : null;
}

function textNodes(text: unknown): RichTextNode[] {
  return typeof text === 'string' && text ? [{ type: 'text', text }] : [];
}

function lineOf(nodes: RichTextNode[]): string {
  return nodes.map(({ text = '\n' }) => text).join('');
}
