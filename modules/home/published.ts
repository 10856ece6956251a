import { inArray } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { files } from '#database/tables.ts';
import { listEntries, publishedEntries } from '#server/content/list-table.ts';
import { bannerType, certificateType, clientType } from './entry-types.ts';

export function publishedBanners(db: Queries) {
  return publishedEntries(db, bannerType).flatMap(
    ({ id, title, subtitle, buttonLabel, buttonLink, picture }) =>
      picture ? [{ id, title, subtitle, buttonLabel, buttonLink, picture }] : [],
  );
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
