import { inArray } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { files } from '#database/tables.ts';
import { publishedEntries } from '#server/content/list-table.ts';
import { certificateType } from '../entry-types.ts';

/** The published certificates in order; the file is null if there is none. */
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
