import { getSchema } from '@tiptap/core';
import { toJSONSchema } from 'zod/v4/core';
import type { Field, Fields } from '#lib/fields.ts';
import { extensions } from '#lib/rich-text/extensions.ts';
import { offeredBlocks } from '#server/content/blocks.ts';
import { declaredTypes } from '#server/content/declared-types.ts';
import { format } from './entries.ts';

export function schemaOfSite() {
  const types = declaredTypes().map(
    ({ name, noun, nouns, single = false, address, belongsTo = {}, fields }) => ({
      ...{ name, noun, nouns: nouns ?? `${noun}s`, single, hasPage: Boolean(address) },
      belongsTo: Object.fromEntries(Object.entries(belongsTo).map(([field, above]) => [field, above.name])),
      fields: described(fields),
    }),
  );
  const blocks = [...offeredBlocks].map(([kind, { label, about, fields }]) => ({
    ...{ kind, label, about },
    fields: described(fields),
  }));
  return { format, types, blocks, text: schemaOfTexts() };
}

function described(fields: Fields): object {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, describedField(field)]));
}

function describedField({ kind, label, hint, role, translated = false, options, columns, rule }: Field) {
  return {
    ...{ kind, label, hint, role, translated: Boolean(translated), options },
    ...(columns && { columns: described(columns) }),
    // What can't be said so, such as a check of our own, is left out of it.
    ...(kind !== 'blocks' && { rule: toJSONSchema(rule, { unrepresentable: 'any', io: 'input' }) }),
  };
}

// The nodes and marks of ProseMirror documents (https://prosemirror.net/docs/guide/#doc).
function schemaOfTexts() {
  const { nodes, marks } = getSchema(extensions);
  const attributes = (attrs: object = {}) => Object.keys(attrs);
  return {
    nodes: Object.values(nodes).map(({ name, spec: { content, group, attrs } }) => ({
      ...{ name, content, group },
      attributes: attributes(attrs),
    })),
    marks: Object.values(marks).map(({ name, spec: { attrs } }) => ({ name, attributes: attributes(attrs) })),
  };
}
