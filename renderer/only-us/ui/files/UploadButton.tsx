import Camera from 'lucide-react/icons/camera';
import ImageUp from 'lucide-react/icons/image-up';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Takes } from '#server/files/file-kind.ts';
import { failureSentence } from '../../failure.ts';
import { toastFailure } from '../../toast.ts';
import { FileButton } from '../base/FileButton.tsx';
import { later } from '../base/later.tsx';
import { QuietIconButton } from '../base/QuietButton.tsx';
import { useHydrated } from '../base/use-hydrated.ts';
import { t } from './texts.ts';
import { accepted, type ChosenPicture, type DuplicateFile, pictureOf, useUpload } from './use-upload.ts';

const CameraDialog = later(() => import('./CameraDialog.tsx'), 'CameraDialog');
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
  const hasCamera = useHasCamera() && takes !== 'documents';
  const [isTaking, setTaking] = useState(false);
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
      {hasCamera && (
        <QuietIconButton
          variant="soft"
          label={t('takePhoto')}
          disabled={percent !== null}
          onClick={() => setTaking(true)}
        >
          <Camera size={16} />
        </QuietIconButton>
      )}
      {isTaking && <CameraDialog onPhoto={(photo) => void send([photo])} onClose={() => setTaking(false)} />}
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

// A phone or tablet; without HTTPS, browsers have no camera.
function useHasCamera() {
  const isHydrated = useHydrated();
  return isHydrated && matchMedia('(pointer: coarse)').matches && navigator.mediaDevices !== undefined;
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
