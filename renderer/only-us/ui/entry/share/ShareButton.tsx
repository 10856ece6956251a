import { IconButton } from '@radix-ui/themes';
import Share2 from 'lucide-react/icons/share-2';
import { lazy, Suspense, useState } from 'react';
import type { ContentType } from '../entry-api.ts';

// Loaded on first open.
const ShareDialog = lazy(() => import('./ShareDialog.tsx').then((file) => ({ default: file.ShareDialog })));

export interface ShareButtonProps {
  /** One whose entries have a page. */
  type: ContentType;
  entry: { id: number };
}

/** Opens the dialog with the links to an entry's preview, and what people said about it. */
export function ShareButton(props: ShareButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        type="button"
        variant="soft"
        color="gray"
        aria-label="Share preview"
        title="Share preview"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Share2 size={16} aria-hidden />
      </IconButton>
      {isOpen && (
        <Suspense>
          <ShareDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
