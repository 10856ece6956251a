import { Suspense } from 'react';
import { later } from '#renderer/only-us/ui/later.tsx';
import type { PublishPanelProps } from './PublishPanel.tsx';

// Loaded with the first publication.
const PublishPanel = later(() =>
  import('./PublishPanel.tsx').then((file) => ({ default: file.PublishPanel })),
);

/** The panel, while it waits for an answer. */
export function PublishStep({ panel }: { panel: PublishPanelProps | null }) {
  return (
    panel && (
      <Suspense>
        <PublishPanel {...panel} />
      </Suspense>
    )
  );
}
