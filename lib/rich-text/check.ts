import { setImmediate } from 'node:timers/promises';
import { getSchema } from '@tiptap/core';
import { Mark, Node } from '@tiptap/pm/model';
import { cleanLine } from '../clean-text.ts';
import { storedForm } from './blocks.ts';
import { extensions } from './extensions.ts';
import type { OptionalPart, RichText, RichTextMark } from './rich-text.ts';
import { isVideo } from './video-address.ts';

const schema = getSchema(extensions);

let last: Promise<unknown> = Promise.resolve();

/** Checks texts one after another, yielding in between: a page may have hundreds. */
export function checkedInTurn(given: unknown, without: OptionalPart[]) {
  const checked = last.then(() => setImmediate()).then(() => checkedRichText(given, without));
  last = checked;
  return checked;
}

/** The text with all possible attributes, or what is wrong with it: nothing sent is dropped silently. */
export function checkedRichText(
  given: unknown,
  without: OptionalPart[] = [],
): { doc: RichText } | { problem: string } {
  try {
    const sent = withoutUnseen(given);
    const node = Node.fromJSON(schema, sent);
    node.check();
    checkParts(node, without);
    const doc = node.toJSON() as RichText;
    const foreign = foreignPart(sent, doc);
    if (doc.type !== 'doc') return { problem: `it begins with “${doc.type}”` };
    return foreign ? { problem: `“${foreign}” is not allowed in it` } : { doc: storedForm(doc) };
  } catch (error) {
    return { problem: error instanceof Error ? firstLine(error.message) : 'it can’t be read' };
  }
}

// Without visible text there is no node: the schema forbids empty ones.
function withoutUnseen(sent: unknown): unknown {
  if (typeof sent === 'string') return cleanLine(sent);
  if (typeof sent !== 'object' || sent === null) return sent;
  const isSeen = (part: { text?: unknown } | null) =>
    typeof part?.text !== 'string' || part.text === '' || cleanLine(part.text) !== '';
  if (Array.isArray(sent)) return sent.filter(isSeen).map(withoutUnseen);
  const entries = Object.entries(sent).filter(
    ([, part]) => !Array.isArray(part) || part.length === 0 || part.some(isSeen),
  );
  return Object.fromEntries(entries.map(([name, inner]) => [name, withoutUnseen(inner)]));
}

/** Marks in canonical order, without duplicates. */
export function orderedMarks(marks: RichTextMark[]): RichTextMark[] {
  const set = marks.reduce((known, mark) => schema.markFromJSON(mark).addToSet(known), Mark.none);
  return set.map((mark) => mark.toJSON());
}

// The format of a video id depends on its site, which an attribute’s own check can’t see.
function checkParts(doc: Node, without: OptionalPart[]) {
  doc.descendants(({ type, attrs }) => {
    if (without.some((name) => name === type.name))
      throw new RangeError(`“${type.name}” is not allowed in it`);
    if (type.name === 'video' && !isVideo({ site: attrs.site, id: attrs.id }))
      throw new RangeError(`“${attrs.id}” is no video of ${attrs.site}`);
  });
}

function foreignPart(sent: unknown, made: unknown): string | null {
  if (typeof sent !== 'object' || sent === null) return sent === made ? null : String(sent);
  for (const [name, value] of Object.entries(sent)) {
    if (typeof made !== 'object' || made === null || !Object.hasOwn(made, name)) return name;
    const foreign = foreignPart(value, (made as Record<string, unknown>)[name]);
    if (foreign !== null) return foreign;
  }
  return null;
}

function firstLine(message: string) {
  return message.split('\n', 1)[0]?.slice(0, 200).replace(/\.$/, '') ?? '';
}
