import { Button } from '@radix-ui/themes';
import Replace from 'lucide-react/icons/replace';
import { useRef, useState } from 'react';
import { t } from '#modules/settings/texts/files.ts';
import { failureMessage } from '#renderer/only-us/failure.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { accepted } from '#renderer/only-us/ui/use-upload.ts';
import type { DescribedFile } from './file.ts';
import { ReplaceDialog } from './ReplaceDialog.tsx';
import { useReplace } from './use-replace.ts';

interface Props {
  file: Pick<DescribedFile, 'id' | 'name' | 'version' | 'uses' | 'picture' | 'pages'>;
}

/** Takes another picture for a file; asks first, because the old one is deleted. */
export function ReplaceButton({ file }: Props) {
  const [chosen, choose] = useState<File | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const { percent, replace } = useReplace();
  const send = async (picture: File, alt?: string) => {
    try {
      await replace(file, picture, alt);
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
