import { inArray, type SQL } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import type { FileUse } from '#server/module.ts';
import { footerLinks, footers } from './tables.ts';

const route = '/only-us/global-setting/footer';

/** The links of the footer, and its logo, that show these files. */
export function fileUses(db: Queries, fileIds: SQL): FileUse[] {
  const { fileId, name } = footerLinks;
  const links = db.select({ fileId, title: name }).from(footerLinks).where(inArray(fileId, fileIds)).all();
  const { logoFileId } = footers;
  const logos = db.select({ fileId: logoFileId }).from(footers).where(inArray(logoFileId, fileIds)).all();
  const uses = [...links, ...logos.map((logo) => ({ ...logo, title: 'Logo of the footer' }))];
  return uses.flatMap(({ fileId, title }) => (fileId === null ? [] : [{ fileId, title, route }]));
}
