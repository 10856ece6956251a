import Share2 from 'lucide-react/icons/share-2';
import { later } from '#renderer/only-us/ui/later.tsx';
import { DialogButton } from '../../DialogButton.tsx';
import type { ContentType } from '../entry-api.ts';

// Loaded on first open.
const ShareDialog = later(() => import('./ShareDialog.tsx').then((file) => ({ default: file.ShareDialog })));

export interface ShareButtonProps {
  /** One whose entries have a page. */
  type: ContentType;
  entry: { id: number };
}

/** Opens the dialog with the links to an entry's preview, and what people said about it. */
export function ShareButton(props: ShareButtonProps) {
  return (
    <DialogButton label="Share preview" icon={<Share2 size={16} aria-hidden />}>
      {(close) => <ShareDialog {...props} onClose={close} />}
    </DialogButton>
  );
}
