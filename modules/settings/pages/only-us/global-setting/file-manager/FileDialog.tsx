import './file-manager.css';
import { useEffect } from 'react';
import { api } from '#renderer/only-us/api.ts';
import { failureMessage } from '#renderer/only-us/failure.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { FileForm } from './FileForm.tsx';

/** Details of one file. It opens once its uses are loaded. */
export function FileDialog({ id, onClose }: { id: number; onClose(): void }) {
  // Never from the cache: the form would start from a version that somebody has saved over.
  const { data: file, error } = api.file.get.useQuery({ id }, { gcTime: 0, retry: false });
  useEffect(() => {
    if (!error) return;
    toast(failureMessage(error));
    onClose();
  }, [error, onClose]);
  return file ? <FileForm file={file} onClose={onClose} /> : null;
}
