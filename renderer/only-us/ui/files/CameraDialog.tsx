import './camera.css';
import { Box, Button, Callout } from '@radix-ui/themes';
import Camera from 'lucide-react/icons/camera';
import { useEffect, useRef, useState } from 'react';
import { DialogFooter, OpenDialog } from '../base/OpenDialog.tsx';
import { texts } from '../base/texts.ts';
import { t as files } from './texts.ts';

const t = texts('camera', {
  hint: 'Pages show what is in the frame. The whole photo is kept.',
  failed: 'The camera can’t be used. Allow it for this site in your browser, or choose “Upload”.',
});

interface Props {
  onPhoto(photo: File): void;
  onClose(): void;
}

const wanted = { facingMode: 'environment', width: { ideal: 4096 }, height: { ideal: 3072 } };

/** Takes a photograph. The frame is what a page shows of it; the photograph is stored whole. */
export function CameraDialog({ onPhoto, onClose }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const [isReady, setReady] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isOver = false;
    let stream: MediaStream | undefined;
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    navigator.mediaDevices.getUserMedia({ video: wanted }).then(
      (opened) => {
        stream = opened;
        if (isOver) stop();
        else if (video.current) video.current.srcObject = stream;
      },
      () => setFailed(true),
    );
    return () => {
      isOver = true;
      stop();
    };
  }, []);
  const take = async () => {
    if (!video.current) return;
    // A second tap would take a second one.
    setReady(false);
    onPhoto(await photoOf(video.current));
    onClose();
  };
  return (
    <OpenDialog title={files('takePhoto')} description={t('hint')} maxWidth="760px" onClose={onClose}>
      {hasFailed ? (
        <Callout.Root color="orange" mt="3">
          <Callout.Text>{t('failed')}</Callout.Text>
        </Callout.Root>
      ) : (
        <Box className="camera" position="relative" overflow="hidden" width="fit-content" mx="auto" mt="3">
          <video ref={video} autoPlay muted playsInline onLoadedData={() => setReady(true)} />
          {isReady && (
            <svg viewBox="0 0 4 3" aria-hidden>
              <path d="M-99-99V102H103V-99ZM0 0H4V3H0Z" />
            </svg>
          )}
        </Box>
      )}
      <DialogFooter onClose={onClose}>
        {!hasFailed && (
          <Button disabled={!isReady} onClick={() => void take()}>
            <Camera size={16} aria-hidden /> {files('takePhoto')}
          </Button>
        )}
      </DialogFooter>
    </OpenDialog>
  );
}

async function photoOf(video: HTMLVideoElement): Promise<File> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: video.videoWidth, height: video.videoHeight });
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  const photo = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.92));
  const takenAt = new Date().toISOString().slice(0, 19).replaceAll(':', '');
  return new File(photo ? [photo] : [], `photo-${takenAt}.jpg`, { type: 'image/jpeg' });
}
