import { Button } from '@radix-ui/themes';
import ImageUp from 'lucide-react/icons/image-up';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Takes } from '#server/files/file-kind.ts';
import { failureSentence } from '../../failure.ts';
import { toastFailure } from '../../toast.ts';
import { later } from '../base/later.tsx';
import { accepted, type ChosenPicture, type DuplicateFile, pictureOf, useUpload } from './use-upload.ts';

const KnownPicture = later(() => import('./DuplicateDialog.tsx'), 'DuplicateDialog');

interface Props {
  label: string;
  children?: ReactNode;
  isQuiet?: boolean;
  takes?: Takes;
  several?: boolean;
  onStored(picture: ChosenPicture): void;
  /** Shows why a file was refused, null once another is sent; by default a toast does. */
  onRefused?(reason: string | null): void;
}

export function UploadButton(props: Props) {
  const { label, children = label, takes = 'pictures', several, isQuiet, onStored } = props;
  const input = useRef<HTMLInputElement>(null);
  const { percent, known, send, forget } = useSending(props, takes);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple={several}
        aria-label={label}
        accept={accepted[takes]}
        onChange={(event) => {
          void send([...(event.target.files ?? [])]);
          event.target.value = ''; // the same file may be chosen again
        }}
      />
      <Button
        type="button"
        variant="soft"
        color={isQuiet ? 'gray' : undefined}
        disabled={percent !== null}
        title={label}
        onClick={() => input.current?.click()}
      >
        <ImageUp size={16} aria-hidden /> {percent === null ? children : `${percent}%`}
      </Button>
      {known && (
        <KnownPicture
          known={known.file}
          onUse={() => {
            forget();
            onStored(pictureOf(known.file));
          }}
          onCopy={() => void send([known.sent], true)}
          onClose={forget}
        />
      )}
    </>
  );
}

/** Sends files. `known`: the duplicate of the only file sent, until it is forgotten or a copy was sent. */
function useSending({ onStored, onRefused }: Pick<Props, 'onStored' | 'onRefused'>, takes: Takes) {
  const [percent, setPercent] = useState<number | null>(null);
  const [known, setKnown] = useState<{ file: DuplicateFile; sent: File } | null>(null);
  const abort = useRef<AbortController>(null);
  const forgetRefusal = useRef(() => {});
  const upload = useUpload();
  useEffect(() => () => abort.current?.abort(), []);
  const send = async (files: File[], anyway = false) => {
    if (files.length === 0) return;
    abort.current = new AbortController();
    const { signal } = abort.current;
    forgetRefusal.current();
    onRefused?.(null);
    setKnown(null);
    for (const file of files) {
      if (signal.aborted) return;
      setPercent(0);
      try {
        const arrival = await upload(file, { signal, onProgress: setPercent, anyway, takes });
        if (!('known' in arrival)) onStored(arrival.picture);
        else if (files.length === 1) setKnown({ file: arrival.known, sent: file });
        else onStored(pictureOf(arrival.known));
      } catch (failure) {
        if (signal.aborted) return;
        if (onRefused) onRefused(failureSentence(failure));
        else forgetRefusal.current = toastFailure(failure);
      }
    }
    setPercent(null);
  };
  return { percent, known, send, forget: () => setKnown(null) };
}
