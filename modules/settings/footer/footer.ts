import { asc, eq } from 'drizzle-orm';
import { preparedQuery } from '#database/prepared-query.ts';
import { files } from '#database/tables.ts';
import { entryType } from '#server/module/entry-type.ts';
import type { ModuleContext } from '#server/module/point.ts';
import type { Footer } from '#server/navigation/points.ts';
import { footerLinks, footers } from './tables.ts';
import { footer, footerLink } from './type.ts';

export const linkType = entryType(footerLink, { table: footerLinks });
export const footerType = entryType(footer, { table: footers });

const ownFooter = preparedQuery((db) =>
  db
    .select({ logo: files.filename, contactLink: footers.contactLink })
    .from(footers)
    .leftJoin(files, eq(files.id, footers.logoFileId)),
);

export function publicFooter({ db }: ModuleContext): Footer {
  const own = ownFooter(db).get();
  return {
    logo: own?.logo ?? null,
    staticLogo: 'brand',
    contactLink: own?.contactLink || null,
    links: publicLinks(db).all(),
  };
}

/** By column, in their order. */
export const publicLinks = preparedQuery((db) => {
  const { id, type, name, link, staticImage } = footerLinks;
  return db
    .select({ id, type, name, link, image: files.filename, staticImage })
    .from(footerLinks)
    .leftJoin(files, eq(files.id, footerLinks.fileId))
    .orderBy(asc(type), asc(footerLinks.position), asc(id));
});
