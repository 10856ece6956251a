import { exported, exportedItem } from '#tests/old-export.ts';
import { siteForCommands } from '#tests/site-of-commands.ts';

export const page = (text: string, more = '', id = 1): string =>
  exportedItem(id, text, { type: 'page', more });

/** A site, and what the imports of other sites leave in it, each with its own host. */
export function siteWithProof() {
  const site = siteForCommands();
  let host = 0;

  async function imported(items: string[], ...options: string[]) {
    host += 1;
    const name = `old-${host}.example`;
    const text = exported(items, name).replaceAll('old.example', name);
    const file = site.file(`${host}.xml`, text);
    const { said } = await site.run('move-in', file, '--later', ...options);
    const [{ id } = { id: 0 }] = site.rows(`select id from imports where host = '${name}'`);
    const rows = site.rows(`select * from import_items where import_id = ${id} order by id`);
    return {
      said,
      items: rows.map((row) => ({
        ...{ state: row.state, kind: row.kind, why: row.why, entry: row.entry },
        before: JSON.parse(String(row.before)) as Record<string, number> | null,
        after: JSON.parse(String(row.after)) as Record<string, number> | null,
        notes: JSON.parse(String(row.notes)) as { what: string; source: string }[],
      })),
    };
  }

  return { site, imported };
}
