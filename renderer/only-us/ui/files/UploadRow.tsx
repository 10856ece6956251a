import { Badge, Button, Flex, Grid, Text } from '@radix-ui/themes';
import FileImage from 'lucide-react/icons/file-image';
import FileText from 'lucide-react/icons/file-text';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Picture } from '../../../ui/Picture.tsx';
import { t } from './upload-texts.ts';
import type { DuplicateFile } from './use-upload.ts';
import { hasFailed, isRunning, type Upload, type Uploading } from './use-uploads.ts';

interface Props {
  upload: Upload;
  uploading: Uploading;
  onShow?: ((fileId: number) => void) | undefined;
  fields?: ReactNode;
}

/** One upload: its progress, why it failed, or which file it duplicates; then its fields. */
export function UploadRow({ upload, uploading, onShow, fields }: Props) {
  const { key, file, state, percent, error, known } = upload;
  const running = isRunning(upload);
  const failed = hasFailed(upload);
  return (
    <Flex asChild gap="3" align="center" px="1" py="2">
      <li className="upload-row" aria-label={file.name} tabIndex={-1} data-failed={failed || undefined}>
        <Thumbnail upload={upload} />
        <Grid gap="1" flexGrow="1" minWidth="0">
          <Flex gap="3" align="center" justify="between">
            <Text size={fields ? '1' : '2'} color={fields ? 'gray' : undefined} truncate title={file.name}>
              {file.name}
            </Text>
            {/* One button for both, so that it keeps the focus. */}
            {(running || state === 'failed' || state === 'cancelled') && (
              <RowButton
                label={t(running ? 'cancelOne' : 'retryOne', { name: file.name })}
                text={t(running ? 'cancel' : 'retry')}
                onClick={() => (running ? uploading.cancel(key) : uploading.retry(upload))}
              />
            )}
            {(state === 'done' || state === 'refused') && (
              <Badge color={state === 'done' ? 'green' : 'red'} highContrast>
                {t(state)}
              </Badge>
            )}
          </Flex>
          {state === 'sending' && <progress value={percent} max={100} aria-label={file.name} />}
          {state === 'known' && known ? (
            <DuplicateChoice {...{ known, upload, uploading, onShow }} />
          ) : (
            <Text as="p" size="1" color={failed ? 'red' : 'gray'} role={failed ? 'alert' : undefined}>
              {note(state, percent, error)}
            </Text>
          )}
          {fields}
        </Grid>
      </li>
    </Flex>
  );
}

function note(state: Upload['state'], percent: number, error?: string) {
  if (state === 'waiting') return t('waiting');
  if (state === 'sending') return percent < 100 ? t('sending', { percent }) : t('working');
  if (state === 'cancelled') return t('cancelled');
  return error;
}

interface DuplicateChoiceProps extends Omit<Props, 'fields'> {
  known: DuplicateFile;
}

function DuplicateChoice({ known: { id, name }, upload, uploading, onShow }: DuplicateChoiceProps) {
  return (
    <Flex direction="column" gap="2" align="start">
      <Text size="2" role="status">
        {t('known', { name })}
      </Text>
      <Flex gap="2" wrap="wrap">
        <RowButton
          label={t(onShow ? 'showOne' : 'useOne', { name })}
          text={t(onShow ? 'show' : 'use')}
          isMain
          onClick={() => (onShow ? onShow(id) : uploading.takeKnown(upload))}
        />
        <RowButton text={t('storeAnyway')} onClick={() => uploading.storeAnyway(upload)} />
      </Flex>
    </Flex>
  );
}

interface RowButtonProps {
  label?: string;
  text: string;
  isMain?: boolean;
  onClick(): void;
}

/** When it goes while it has the focus, its row gets the focus, so that Tab goes on from there. */
function RowButton({ label, text, isMain = false, onClick }: RowButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const { current } = button;
    return () => {
      if (current && current === document.activeElement) current.closest('li')?.focus();
    };
  }, []);
  return (
    <Button
      ref={button}
      size="1"
      variant={isMain ? 'solid' : 'soft'}
      color={isMain ? undefined : 'gray'}
      aria-label={label}
      onClick={onClick}
    >
      {text}
    </Button>
  );
}

function Thumbnail({ upload: { file, picture, known } }: { upload: Upload }) {
  const stored = picture ?? known?.picture;
  const url = useObjectUrl(file);
  const [isUnknown, setUnknown] = useState(false);
  if (stored) return <Picture picture={{ ...stored, alt: '' }} sizes="56px" />;
  if (url && !isUnknown)
    return <img src={url} alt="" loading="lazy" decoding="async" onError={() => setUnknown(true)} />;
  const Icon = file.type === 'application/pdf' ? FileText : FileImage;
  return <Icon size={24} aria-hidden />;
}

function useObjectUrl(file: File) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file.type.startsWith('image/')) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
