import { useEffect, useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { later } from '../base/later.tsx';
import { useUnpublished } from '../history/history-api.ts';
import type { PublishPanelProps } from './PublishPanel.tsx';

const PublishPanel = later(() => import('./PublishPanel.tsx'), 'PublishPanel');

export function PublishStep({ panel }: { panel: PublishPanelProps | null }) {
  if (panel?.onlyOthers) return <ForOthers {...panel} />;
  return panel && <PublishPanel {...panel} />;
}

/** The panel when somebody else typed some of what goes live. Otherwise the answer is yes. */
function ForOthers(panel: PublishPanelProps) {
  const { type, id, revision, onConfirm } = panel;
  const { versions, isFetching } = useUnpublished(type, id, revision);
  const me = usePageContext().user?.name;
  const isByOthers = versions?.some(({ by }) => by !== me);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (isOpen || isFetching) return;
    if (isByOthers) setOpen(true);
    else onConfirm({ at: null, until: null, known: null });
  }, [isOpen, isFetching, isByOthers, onConfirm]);
  if (!isOpen) return null;
  return <PublishPanel {...panel} />;
}
