import type { ReactNode } from 'react';
import { toast } from '#renderer/only-us/toast.ts';
import { downloadBlob } from '#renderer/only-us/ui/base/download-text.ts';
import { later } from '#renderer/only-us/ui/base/later.tsx';
import type { MenuItem } from '#renderer/only-us/ui/base/OpenedMenu.tsx';
import { texts } from '#renderer/only-us/ui/base/texts.ts';

const t = texts('translations', {
  open: 'Export XLIFF: missing or out of date',
  all: 'Export XLIFF: everything',
  import: 'Import XLIFF…',
  failed: 'The file couldn’t be downloaded. Check your connection, then try again.',
});

const ImportDialog = later(() => import('./ImportTranslations.tsx'), 'ImportTranslations');

async function download(only: '' | '?only=open') {
  try {
    const response = await fetch(`/api/translations.xlf${only}`);
    if (!response.ok) return void toast(await response.text());
    const [, name = ''] = /"(.+)"/.exec(response.headers.get('Content-Disposition') ?? '') ?? [];
    downloadBlob(name, await response.blob());
  } catch {
    toast(t('failed'));
  }
}

/** In the menu of the second language: export for an agency, and import of what it sends back. */
export default function xliffActions(show: (dialog: ReactNode) => void): MenuItem[] {
  return [
    { label: t('open'), onSelect: () => void download('?only=open') },
    { label: t('all'), onSelect: () => void download('') },
    { label: t('import'), onSelect: () => show(<ImportDialog onClose={() => show(null)} />) },
  ];
}
