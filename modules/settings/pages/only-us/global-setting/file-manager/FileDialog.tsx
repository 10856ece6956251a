import './file-manager.css';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { t } from '#modules/settings/texts/files.ts';
import { api } from '#renderer/only-us/api.ts';
import { failureMessage } from '#renderer/only-us/failure.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { DialogShell } from '#renderer/only-us/ui/form/FormDialog.tsx';
import type { Steps } from '#renderer/only-us/ui/form/steps.ts';
import { FileForm } from './FileForm.tsx';

interface Props {
  id: number;
  steps: Steps | undefined;
  onClose(): void;
}

/** Details of one file. It opens once its uses are loaded; meanwhile the file before it stays. */
export function FileDialog({ id, steps, onClose }: Props) {
  const utils = api.useUtils();
  // Never from the cache: the form would start from a version that somebody has saved over.
  const options = { gcTime: 0, retry: false, placeholderData: keepPreviousData };
  const { data: file, error } = api.file.get.useQuery({ id }, options);
  const onError = useEffectEvent((failure: Parameters<typeof failureMessage>[0]) => {
    toast(failureMessage(failure));
    onClose();
    // Somebody may have deleted it.
    void utils.file.getPage.invalidate();
  });
  useEffect(() => {
    if (error) onError(error);
  }, [error]);
  if (!file) return null;
  return (
    <DialogShell title={t('title')} maxWidth="1000px" steps={steps}>
      <FileForm key={file.id} file={file} onClose={onClose} />
    </DialogShell>
  );
}
