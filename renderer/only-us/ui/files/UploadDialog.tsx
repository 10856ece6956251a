import '../base/upload.css';
import { Button, Flex, Text } from '@radix-ui/themes';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { localize } from '#lib/interface-language.ts';
import type { Takes } from '#server/files/file-kind.ts';
import { toast } from '../../toast.ts';
import { DropArea, FileButton } from '../base/FileButton.tsx';
import { Muted } from '../base/Muted.tsx';
import { OpenDialog } from '../base/OpenDialog.tsx';
import { QuietButton } from '../base/QuietButton.tsx';
import { useUnsaved } from '../base/unsaved.ts';
import { useWindowEvent } from '../base/use-window-event.ts';
import { UploadRow } from './UploadRow.tsx';
import { t } from './upload-texts.ts';
import { accepted } from './use-upload.ts';
import {
  hasFailed,
  isRunning,
  maxFiles,
  type OnStored,
  type Upload,
  type Uploading,
  useUploads,
} from './use-uploads.ts';

interface Props {
  title: string;
  onStored: OnStored;
  takes?: Takes;
  summaryOf(done: number): string;
  onClose(): void;
  files?: File[];
  /** Shows the file that one duplicates. Without this, it can be used instead. */
  onShow?(fileId: number): void;
  ending?: Ending;
  children?: ReactNode;
}

/** For uploads that make something of each file. */
export interface Ending {
  fieldsOf(upload: Upload): ReactNode;
  /** Saves the fields before the dialog closes. False keeps it open. */
  onLeave(): Promise<boolean>;
  closeLabel: string;
  actionsFor?(made: number[], close: () => void): ReactNode;
}

export function UploadDialog(props: Props) {
  const { title, onStored, takes = 'pictures', summaryOf, onClose, files, onShow, ending, children } = props;
  const uploading = useUploads(onStored, takes);
  const { uploads, add } = uploading;
  const list = useRef<HTMLUListElement>(null);
  const [isLeaving, setLeaving] = useState(false);
  const busy = uploads.some(isRunning);
  const made = uploads.flatMap(({ madeId }) => madeId ?? []);
  useUnsaved(busy, t('leave'));
  const close = async () => {
    if (isLeaving || (busy && !window.confirm(t('leave')))) return;
    setLeaving(true);
    const mayClose = !ending || (await ending.onLeave());
    setLeaving(false);
    if (mayClose) onClose();
  };
  const take = (chosen: File[]) => {
    if (chosen.length > maxFiles) toast(t('tooMany', { most: maxFiles }));
    add(chosen);
  };
  const isStarted = useRef(false);
  const start = useEffectEvent(() => {
    // Once, also in React's strict mode.
    if (files && !isStarted.current) take(files);
    isStarted.current = true;
  });
  useEffect(() => start(), []);
  const hasEnding = ending && !busy && made.length > 0;
  return (
    <OpenDialog title={title} maxWidth="760px" onClose={() => void close()}>
      <Flex direction="column" gap="4">
        {children}
        <DropZone takes={takes} isSmall={uploads.length > 0} onFiles={take} />
        {uploads.length > 0 && (
          <ul className="upload-list" ref={list}>
            {uploads.map((one) => (
              <UploadRow
                key={one.key}
                upload={one}
                uploading={uploading}
                onShow={onShow}
                fields={one.state === 'done' && ending?.fieldsOf(one)}
              />
            ))}
          </ul>
        )}
      </Flex>
      <Flex align="center" justify="end" mt="4" gap="3" wrap="wrap">
        <Flex align="center" gap="3" flexGrow="1" flexBasis="0">
          <Muted as="span" role="status">
            {summary(uploads, summaryOf)}
          </Muted>
          {uploads.some(hasFailed) && (
            <QuietButton
              size="1"
              onClick={() => list.current?.querySelector<HTMLElement>('[data-failed]')?.focus()}
            >
              {t('showFailed')}
            </QuietButton>
          )}
        </Flex>
        <ForAllButtons uploading={uploading} mayUse={!onShow} />
        <Button
          variant={busy || (hasEnding && ending.actionsFor) ? 'soft' : 'solid'}
          onClick={() => void close()}
        >
          {hasEnding ? ending.closeLabel : localize('Close')}
        </Button>
        {hasEnding && ending.actionsFor?.(made, onClose)}
      </Flex>
    </OpenDialog>
  );
}

/** Actions for many rows at once. */
function ForAllButtons({ uploading, mayUse }: { uploading: Uploading; mayUse: boolean }) {
  const { uploads, retry, takeKnown } = uploading;
  const failed = uploads.filter(({ state }) => state === 'failed');
  const known = uploads.filter(({ state }) => state === 'known');
  return (
    <>
      {failed.length > 1 && (
        <QuietButton onClick={() => failed.forEach(retry)}>
          {t('retryAll', { count: failed.length })}
        </QuietButton>
      )}
      {mayUse && known.length > 1 && (
        <QuietButton onClick={() => known.forEach(takeKnown)}>
          {t('useAll', { count: known.length })}
        </QuietButton>
      )}
    </>
  );
}

/** One line for all uploads: how far they are, then what came of them. */
function summary(uploads: Pick<Upload, 'state'>[], summaryOf: (done: number) => string): string {
  const count = (...states: Upload['state'][]) =>
    uploads.filter(({ state }) => states.includes(state)).length;
  const [done, running] = [count('done'), count('waiting', 'sending')];
  const [missing, known] = [count('failed', 'refused', 'cancelled'), count('known')];
  if (running > 0) return t('progress', { done, total: uploads.length, failed: missing });
  const parts = [
    done > 0 && summaryOf(done),
    missing > 0 && t('notUploaded', { count: missing }),
    known > 0 && t('toDecide', { count: known }),
  ];
  return parts.filter(Boolean).join(' ');
}

interface DropProps {
  takes: Takes;
  isSmall: boolean;
  onFiles(files: File[]): void;
}

function DropZone({ takes, isSmall, onFiles }: DropProps) {
  const isForPictures = takes === 'pictures';
  useWindowEvent('paste', ({ clipboardData }) => {
    if (clipboardData?.files.length) onFiles([...clipboardData.files]);
  });
  return (
    <DropArea className="upload-drop" px={isSmall ? '3' : '4'} py={isSmall ? '3' : '6'} onFiles={onFiles}>
      <Text as="p" align="center">
        {t(isForPictures ? 'dropHere' : 'dropAnyHere')}{' '}
        <FileButton label={t('choose')} accept={accepted[takes]} multiple onFiles={onFiles} />
      </Text>
      {!isSmall && (
        <Muted align="center" mt="2">
          {t(isForPictures ? 'hint' : 'hintAll')}
        </Muted>
      )}
    </DropArea>
  );
}
