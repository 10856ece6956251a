import { eq } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { preparedQuery } from '#database/prepared-query.ts';
import { files } from '#database/tables.ts';
import type { Footer } from '#server/module.ts';
import type { Api } from '#server/router.ts';
import { footers } from './tables.ts';

const ownFooter = preparedQuery((db) =>
  db
    .select({ logo: files.filename, contactLink: footers.contactLink })
    .from(footers)
    .leftJoin(files, eq(files.id, footers.logoFileId))
    .prepare(),
);

/** What the public layout's footer shows. */
export async function footer(api: Api, db: Database): Promise<Footer> {
  const own = ownFooter(db).get();
  return {
    logo: own?.logo ?? null,
    staticLogo: 'vinci',
    contactLink: own?.contactLink ?? null,
    links: await api.footerLink.getAll(),
  };
}
