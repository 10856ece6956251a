import { isDeepStrictEqual } from 'node:util';
import type { Queries } from '#database/client.ts';
import { type KnownFields, registerBlock } from '#lib/block-values.ts';
import { offeredBlocks } from './blocks.ts';
import { blockFields } from './tables.ts';

/** Stores which fields the blocks have that modules offer, and knows them of those whose module is gone. */
export function rememberBlocks(db: Queries): void {
  const stored = new Map(
    db
      .select()
      .from(blockFields)
      .all()
      .map(({ kind, fields }) => [kind, fields]),
  );
  for (const [kind, fields] of stored) if (!offeredBlocks.has(kind)) registerBlock(kind, fields);
  for (const [kind, block] of offeredBlocks) {
    const fields = kindsOf(block.fields);
    if (isDeepStrictEqual(stored.get(kind), fields)) continue;
    db.insert(blockFields)
      .values({ kind, fields })
      .onConflictDoUpdate({ target: blockFields.kind, set: { fields } })
      .run();
  }
}

function kindsOf(fields: KnownFields): KnownFields {
  const each = Object.entries(fields).map(([name, { kind, columns }]) => [
    name,
    { kind, ...(columns && { columns: kindsOf(columns) }) },
  ]);
  return Object.fromEntries(each);
}
