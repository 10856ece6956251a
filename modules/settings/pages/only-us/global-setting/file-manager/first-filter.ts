import { type FileFilter, firstPage } from '#renderer/ui/files/file.ts';

/** What the list begins with: `?undescribed` leads to the files without alternative text. */
export function firstFilter({ search }: { search: Record<string, string> }): FileFilter {
  return { ...firstPage, undescribed: 'undescribed' in search };
}
