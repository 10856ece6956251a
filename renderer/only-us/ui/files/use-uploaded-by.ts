import { usePageContext } from 'vike-react/usePageContext';
import { formatDate } from '#lib/dates.ts';

interface Sent {
  createdAt: Date;
  /** Null for a deleted account and for starter content. */
  uploadedBy: string | null;
}

/** Returns `sentBy(file)`: '7 Agu 2026 · Sari'. */
export function useUploadedBy() {
  const { timeZone } = usePageContext().site;
  return ({ createdAt, uploadedBy }: Sent) =>
    [formatDate(createdAt, timeZone), uploadedBy].filter(Boolean).join(' · ');
}
