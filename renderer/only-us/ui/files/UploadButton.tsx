import ImageUp from 'lucide-react/icons/image-up';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Takes } from '#server/files/file-kind.ts';
import { failureSentence } from '../../failure.ts';
import { toastFailure } from '../../toast.ts';
import { FileButton } from '../base/FileButton.tsx';
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
  const { percent, known, send, forget } = useSending(props, takes);
  return (
    <>
      <FileButton
        label={label}
        accept={accepted[takes]}
        multiple={several}
        color={isQuiet ? 'gray' : undefined}
        disabled={percent !== null}
        title={label}
        onFiles={(files) => void send(files)}
      >
        <ImageUp size={16} aria-hidden /> {percent === null ? children : `${percent}%`}
      </FileButton>
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
