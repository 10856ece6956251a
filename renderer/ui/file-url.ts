import { usePageContext } from 'vike-react/usePageContext';

/** The origin that serves files, if not this site (PUBLIC_ENV__FILE_…). */
type FileSettings = Partial<Record<'protocol' | 'host' | 'path', string>>;

/** protocol + host + path + filename (spec §3), or a path of this site without a host. Without a record: the fallback. */
export function fileUrl(
  settings: FileSettings,
  record: { filename: string } | null | undefined,
  fallback?: string,
): string | undefined {
  if (!record) return fallback;
  const { protocol = 'https', host, path = 'api/images/upload' } = settings;
  return host ? `${protocol}://${host}/${path}/${record.filename}` : `/api/images/upload/${record.filename}`;
}

export function useFileUrl() {
  const { fileSettings } = usePageContext();
  return (record: { filename: string } | null | undefined, fallback?: string) =>
    fileUrl(fileSettings, record, fallback);
}
