import { Button } from '@radix-ui/themes';
import Replace from 'lucide-react/icons/replace';
import { useRef, useState } from 'react';
import { t } from '#modules/settings/texts/files.ts';
import { failureMessage } from '#renderer/only-us/failure.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { ConfirmDialog } from '#renderer/ui/ConfirmDialog.tsx';
import { acceptedPictures } from '#renderer/ui/use-upload.ts';
import { useReplace } from './use-replace.ts';

interface Props {
  file: { id: number; name: string; version: number; uses: unknown[] };
}

/** Takes another picture for a file; asks, because the one before can't be had back. */
export function ReplaceButton({ file }: Props) {
  const [chosen, choose] = useState<File | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const { percent, replace } = useReplace();
  const send = async (picture: File) => {
    try {
      await replace(file, picture);
      toast(t('replaced'), 'success');
    } catch (failure) {
      toast(failureMessage(failure));
    }
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('replace')}
        accept={acceptedPictures}
        onChange={(event) => {
          choose(event.target.files?.[0] ?? null);
          event.target.value = ''; // the same file may be chosen again
        }}
      />
      <Button type="button" variant="soft" disabled={percent !== null} onClick={() => input.current?.click()}>
        <Replace size={16} aria-hidden /> {label(percent)}
      </Button>
      {chosen && (
        <ConfirmDialog
          title={t('replaceTitle', { name: file.name, chosen: chosen.name })}
          description={t('replaceText', { uses: file.uses.length })}
          confirmLabel={t('replace')}
          color="orange"
          onConfirm={async () => void send(chosen)}
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
