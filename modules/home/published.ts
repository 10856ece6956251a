import { inArray } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { files } from '#database/tables.ts';
import { publicAddress } from '#server/content/links/target.ts';
import { listEntries, publishedEntries } from '#server/content/list-table.ts';
import type { ModuleContext } from '#server/module/point.ts';
import { bannerType, certificateType, clientType } from './tables.ts';

/** A button whose target isn’t public is left out. */
export function publishedBanners(context: ModuleContext) {
  return publishedEntries(context.db, bannerType).flatMap(({ id, title, subtitle, picture, ...button }) => {
    const buttonLink = publicAddress(context, button.buttonLink) ?? '';
    const buttonLabel = buttonLink && button.buttonLabel;
    return picture ? [{ id, title, subtitle, buttonLabel, buttonLink, picture }] : [];
  });
}

export function publishedClients(db: Queries) {
  return listEntries(db, clientType).flatMap(({ id, name, website, picture }) =>
    picture ? [{ id, name, website, picture }] : [],
  );
}

export function publishedCertificates(db: Queries) {
  const certificates = publishedEntries(db, certificateType);
  const ids = certificates.flatMap(({ documentId }) => documentId ?? []);
  const { id, filename, type, bytes } = files;
  const documents = ids.length
    ? db.select({ id, filename, type, bytes }).from(files).where(inArray(id, ids)).all()
    : [];
  return certificates.map((certificate) => ({
    ...certificate,
    document: documents.find((file) => file.id === certificate.documentId) ?? null,
  }));
}
