import { Button } from '@radix-ui/themes';
import Replace from 'lucide-react/icons/replace';
import { useEffect, useRef, useState } from 'react';
import { t } from '#modules/settings/files/texts.ts';
import { api } from '#renderer/only-us/api.ts';
import { toast, toastFailure } from '#renderer/only-us/toast.ts';
import { accepted } from '#renderer/only-us/ui/files/use-upload.ts';
import { onUploadProgress } from '#renderer/only-us/upload-fetch.ts';
import { type DescribedFile, ReplaceDialog } from './ReplaceDialog.tsx';

interface Props {
  file: Pick<DescribedFile, 'id' | 'name' | 'version' | 'uses' | 'picture' | 'pages'>;
}

/** Replaces a file with another one; asks first, because the old one is deleted. */
export function ReplaceButton({ file }: Props) {
  const [chosen, choose] = useState<File | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const { percent, replace } = useReplace();
  const send = async (picture: File, alt?: string) => {
    try {
      await replace(file, picture, alt);
      toast(t('replaced'), 'success');
    } catch (failure) {
      toastFailure(failure);
    }
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('replace')}
        accept={accepted[file.pages ? 'documents' : 'pictures']}
        onChange={(event) => {
          choose(event.target.files?.[0] ?? null);
          event.target.value = ''; // the same file may be chosen again
        }}
      />
      <Button type="button" variant="soft" disabled={percent !== null} onClick={() => input.current?.click()}>
        <Replace size={16} aria-hidden /> {label(percent)}
      </Button>
      {chosen && (
        <ReplaceDialog
          file={file}
          chosen={chosen}
          onReplace={(alt) => {
            choose(null);
            void send(chosen, alt);
          }}
          onClose={() => choose(null)}
        />
      )}
    </>
  );
}

function label(percent: number | null) {
  if (percent === null) return t('replace');
  return percent < 100 ? t('replacing', { percent }) : t('working');
}

/** `percent`: how much of the new file was sent; null while none is. */
function useReplace() {
  const utils = api.useUtils();
  const [percent, setPercent] = useState<number | null>(null);
  const abort = useRef<AbortController>(null);
  useEffect(() => () => abort.current?.abort(), []);
  const replace = async (row: { id: number; version: number }, file: File, alt?: string) => {
    const form = new FormData();
    form.set('file', file);
    form.set('id', String(row.id));
    form.set('version', String(row.version));
    if (alt !== undefined) form.set('alt', alt);
    onUploadProgress(form, (share) => setPercent(Math.round(100 * share)));
    abort.current = new AbortController();
    setPercent(0);
    try {
      await utils.client.file.replace.mutate(form, { signal: abort.current.signal });
    } finally {
      setPercent(null);
      await utils.file.invalidate();
    }
  };
  return { percent, replace };
}
