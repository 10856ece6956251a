import './upload.css';
import { Button, Dialog, Flex, Text } from '@radix-ui/themes';
import { type ReactNode, useEffect, useRef } from 'react';
import { toast } from '#renderer/only-us/toast.ts';
import type { Takes } from '#server/files/file-kind.ts';
import { useRestoreFocus } from '../use-restore-focus.ts';
import { DropZone } from './DropZone.tsx';
import { t } from './texts.ts';
import { UploadRow } from './UploadRow.tsx';
import { mostFiles, type OnStored, type Upload, useUploads } from './use-uploads.ts';

interface Props {
  title: string;
  onStored: OnStored;
  /** What it takes; pictures, unless it says otherwise. */
  takes?: Takes;
  /** What is said when so many have arrived. */
  summaryOf(done: number): string;
  onClose(): void;
  /** Files to begin with. */
  files?: File[];
  /** Shows a file that is the same as one of those. Without this, such a file can be taken instead. */
  onShow?(fileId: number): void;
  /** What can be done at the end with all that was made of the uploads; calling `close` closes the dialog. */
  actionsFor?(made: number[], close: () => void): ReactNode;
  /** Fields above the place where files are dropped. */
  children?: ReactNode;
}

/** Uploads many pictures and shows the progress of each. */
export function UploadDialog(props: Props) {
  const {
    title,
    onStored,
    takes = 'pictures',
    summaryOf,
    onClose,
    files,
    onShow,
    actionsFor,
    children,
  } = props;
  const uploading = useUploads(onStored, takes);
  const { uploads, add } = uploading;
  const restoreFocus = useRestoreFocus();
  const busy = uploads.some(({ state }) => state === 'waiting' || state === 'sending');
  const made = uploads.flatMap(({ madeId }) => madeId ?? []);
  const close = () => {
    if (!busy || window.confirm(t('leave'))) onClose();
  };
  const take = (chosen: File[]) => {
    if (chosen.length > mostFiles) toast(t('tooMany'));
    add(chosen);
  };
  useOnce(() => files && take(files));
  return (
    <Dialog.Root open onOpenChange={(open) => open || close()}>
      <Dialog.Content maxWidth="620px" aria-describedby={undefined} onCloseAutoFocus={restoreFocus}>
        <Dialog.Title>{title}</Dialog.Title>
        <Flex direction="column" gap="4">
          {children}
          <DropZone takes={takes} onFiles={take} />
          {uploads.length > 0 && (
            <ul className="upload-list">
              {uploads.map((one) => (
                <UploadRow key={one.key} upload={one} uploading={uploading} onShow={onShow} />
              ))}
            </ul>
          )}
          <Text size="2" color="gray" role="status">
            {summary(uploads, summaryOf)}
          </Text>
        </Flex>
        <Flex justify="end" mt="4" gap="3" wrap="wrap">
          <Button variant={busy || (actionsFor && made.length > 0) ? 'soft' : 'solid'} onClick={close}>
            {t('close')}
          </Button>
          {!busy && made.length > 0 && actionsFor?.(made, onClose)}
        </Flex>
      </Dialog.Content>
    </Dialog.Root>
  );
}

// One line for all: how far it is, then what came of it.
function summary(uploads: Upload[], summaryOf: (done: number) => string) {
  const count = (...states: Upload['state'][]) =>
    uploads.filter(({ state }) => states.includes(state)).length;
  const [done, running] = [count('done'), count('waiting', 'sending')];
  if (running > 0) return t('progress', { done, total: uploads.length });
  const [missing, known] = [count('failed', 'refused', 'cancelled'), count('known')];
  const parts = [
    done > 0 && summaryOf(done),
    missing > 0 && t('notUploaded', { count: missing }),
    known > 0 && t('toDecide', { count: known }),
  ];
  return parts.filter(Boolean).join(' ');
}

/** Does something when the screen has appeared; once, whatever React repeats. */
function useOnce(act: () => void) {
  const done = useRef(false);
  const latest = useRef(act);
  useEffect(() => {
    if (done.current) return;
    done.current = true;
    latest.current();
  }, []);
}
