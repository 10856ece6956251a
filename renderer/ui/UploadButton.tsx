import { Button } from '@radix-ui/themes';
import ImageUp from 'lucide-react/icons/image-up';
import { useEffect, useRef, useState } from 'react';
import { failureMessage } from '#renderer/only-us/failure.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { acceptedPictures, type SentPicture, useUpload } from './use-upload.ts';

/** A button that takes one picture from this computer, sends it, and tells how far it is. */
export function UploadButton({ label, onStored }: { label: string; onStored(stored: SentPicture): void }) {
  const [percent, setPercent] = useState<number | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const abort = useRef<AbortController>(null);
  const upload = useUpload();
  useEffect(() => () => abort.current?.abort(), []);
  const send = async (file: File | undefined) => {
    if (!file) return;
    abort.current = new AbortController();
    const { signal } = abort.current;
    setPercent(0);
    try {
      onStored(await upload(file, { signal, onProgress: setPercent }));
    } catch (failure) {
      if (!signal.aborted) toast(failureMessage(failure));
    } finally {
      setPercent(null);
    }
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={acceptedPictures}
        onChange={(event) => {
          void send(event.target.files?.[0]);
          event.target.value = ''; // the same file may be chosen again
        }}
      />
      <Button type="button" variant="soft" disabled={percent !== null} onClick={() => input.current?.click()}>
        <ImageUp size={16} aria-hidden /> {percent === null ? label : `${percent}%`}
      </Button>
    </>
  );
}
