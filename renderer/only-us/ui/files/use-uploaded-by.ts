import { usePageContext } from 'vike-react/usePageContext';
import { formatDate } from '#lib/dates.ts';

interface Sent {
  createdAt: Date;
  /** A name; null when the account was deleted, or the file is starter content. */
  uploadedBy: string | null;
}

/** Gives `sentBy(file)`: '7 Agu 2026 · Sari', when a file was sent and who did. */
export function useUploadedBy() {
  const { timeZone } = usePageContext().site;
  return ({ createdAt, uploadedBy }: Sent) =>
    [formatDate(createdAt, timeZone), uploadedBy].filter(Boolean).join(' · ');
}
