import { toast } from '#renderer/only-us/toast.ts';
import { t } from '../texts.ts';

/** For pasting and dropping: a picture from outside has no file here yet. Says how it gets one. */
export function refuseFiles(_view: unknown, event: ClipboardEvent | DragEvent): boolean {
  const data = 'clipboardData' in event ? event.clipboardData : event.dataTransfer;
  // Word puts a picture of the copied text beside the text itself.
  if (!data?.files.length || data.types.includes('text/html')) return false;
  event.preventDefault();
  toast(t('useButton'), 'info');
  return true;
}
