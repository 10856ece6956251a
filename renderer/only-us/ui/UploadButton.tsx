import { Button } from '@radix-ui/themes';
import ImageUp from 'lucide-react/icons/image-up';
import { Suspense, useEffect, useRef, useState } from 'react';
import { failureMessage } from '#renderer/only-us/failure.ts';
import { toast } from '#renderer/only-us/toast.ts';
import type { Takes } from '#server/files/file-kind.ts';
import { later } from './later.tsx';
import { accepted, type ChosenPicture, type DuplicateFile, pictureOf, useUpload } from './use-upload.ts';

// Most pictures are new.
const KnownPicture = later(() =>
  import('./files/DuplicateDialog.tsx').then((file) => ({ default: file.DuplicateDialog })),
);

interface Props {
  label: string;
  /** What it sends: pictures, unless it says otherwise. */
  takes?: Takes;
  /** The picture was uploaded, or an existing one was chosen instead. */
  onStored(picture: ChosenPicture): void;
}

/** A button that uploads one file and shows the progress. */
export function UploadButton({ label, takes = 'pictures', onStored }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const { percent, known, send, forget } = useSending(onStored, takes);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accepted[takes]}
        onChange={(event) => {
          void send(event.target.files?.[0]);
          event.target.value = ''; // the same file may be chosen again
        }}
      />
      <Button type="button" variant="soft" disabled={percent !== null} onClick={() => input.current?.click()}>
        <ImageUp size={16} aria-hidden /> {percent === null ? label : `${percent}%`}
      </Button>
      {known && (
        <Suspense>
          <KnownPicture
            known={known.file}
            onUse={() => {
              forget();
              onStored(pictureOf(known.file));
            }}
            onCopy={() => void send(known.sent, true)}
            onClose={forget}
          />
        </Suspense>
      )}
    </>
  );
}

/** Sends one file. `known` is a file that is the same, until it is forgotten or a copy was sent. */
function useSending(onStored: Props['onStored'], takes: Takes) {
  const [percent, setPercent] = useState<number | null>(null);
  const [known, setKnown] = useState<{ file: DuplicateFile; sent: File } | null>(null);
  const abort = useRef<AbortController>(null);
  const forgetRefusal = useRef(() => {});
  const upload = useUpload();
  useEffect(() => () => abort.current?.abort(), []);
  const send = async (file: File | undefined, anyway = false) => {
    if (!file) return;
    abort.current = new AbortController();
    const { signal } = abort.current;
    forgetRefusal.current();
    setKnown(null);
    setPercent(0);
    try {
      const arrival = await upload(file, { signal, onProgress: setPercent, anyway, takes });
      if ('known' in arrival) setKnown({ file: arrival.known, sent: file });
      else onStored(arrival.picture);
    } catch (failure) {
      if (!signal.aborted) forgetRefusal.current = toast(failureMessage(failure));
    } finally {
      setPercent(null);
    }
  };
  return { percent, known, send, forget: () => setKnown(null) };
}
