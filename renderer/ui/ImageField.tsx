import { Button, Flex, Text } from '@radix-ui/themes';
import ImageUp from 'lucide-react/icons/image-up';
import { useRef, useState } from 'react';
import { failureMessage } from '#renderer/only-us/failure.ts';
import { toast } from '#renderer/only-us/toast.ts';
import type { ShownPicture } from '#server/files/shown-picture.ts';
import { Picture } from './Picture.tsx';
import { acceptedPictures, useUpload } from './use-upload.ts';
import './image-field.css';

interface Props {
  /** What the button says. */
  label: string;
  /** The picture as it is now, if there is one. */
  picture: ShownPicture | null;
  error?: string;
  /** A new file was stored: its id. */
  onChange(fileId: number): void;
}

/** A picture in a form: shows it and takes another from this computer. */
export function ImageField({ label, picture, error, onChange }: Props) {
  const [shown, show] = useState(picture);
  const [percent, setPercent] = useState<number | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const upload = useUpload();
  const send = async (file: File | undefined) => {
    if (!file) return;
    setPercent(0);
    try {
      const stored = await upload(file, { onProgress: setPercent });
      show(stored);
      onChange(stored.id);
    } catch (failure) {
      toast(failureMessage(failure));
    } finally {
      setPercent(null);
    }
  };
  return (
    <Flex direction="column" gap="2" align="start" className="image-field">
      {shown && <Picture picture={{ ...shown, alt: '' }} sizes="330px" />}
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptedPictures}
        onChange={(event) => send(event.target.files?.[0])}
      />
      <Button type="button" variant="soft" disabled={percent !== null} onClick={() => input.current?.click()}>
        <ImageUp size={16} aria-hidden /> {percent === null ? label : `${percent}%`}
      </Button>
      {error && (
        <Text size="1" color="red" role="alert">
          {error}
        </Text>
      )}
    </Flex>
  );
}
