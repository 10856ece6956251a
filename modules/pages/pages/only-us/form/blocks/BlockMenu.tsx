import { useRef, useState } from 'react';
import { hasWords } from '#lib/fold.ts';
import { t } from '#modules/pages/texts.ts';
import { OpenDialog } from '#renderer/only-us/ui/base/OpenDialog.tsx';
import { Finder, type Option } from '#renderer/only-us/ui/palette/Finder.tsx';
import { focusNew, type OfferedBlock } from './use-blocks.ts';

// Drawings of the blocks in the colours of the back office, from their folders.
const drawings = import.meta.glob<string>('/modules/*/blocks/*/picture.svg', {
  eager: true,
  import: 'default',
  query: '?raw',
});

interface Props {
  offered: OfferedBlock[];
  onAdd(block: OfferedBlock): void;
  onClose(): void;
}

export function BlockMenu({ offered, onAdd, onClose }: Props) {
  const [typed, type] = useState('');
  const isAdded = useRef(false);
  const found = offered
    .filter(({ label, about }) => hasWords(`${label} ${about}`, typed))
    .map((block) => ({ ...block, id: block.kind, title: block.label, detail: block.about }));
  const add = (block: OfferedBlock) => {
    isAdded.current = true;
    onAdd(block);
    onClose();
  };
  return (
    <OpenDialog
      title={t('addBlock')}
      maxWidth="980px"
      onClose={onClose}
      // The form of a new block takes the focus.
      onClosed={(restore) => (isAdded.current ? focusNew() : restore())}
    >
      <Finder<Option & OfferedBlock>
        label={t('searchBlocks')}
        isLabelHidden
        placeholder={t('searchBlocks')}
        typed={typed}
        onType={type}
        options={found}
        isSettled
        picksFirst
        columns={4}
        drawingOf={({ kind }) => <Drawing kind={kind} />}
        onPick={add}
        status={typed.trim() ? t('foundBlocks', { count: found.length }) : ''}
      />
    </OpenDialog>
  );
}

function Drawing({ kind }: { kind: string }) {
  const [module, name] = kind.split('.');
  const svg = drawings[`/modules/${module}/blocks/${name}/picture.svg`] ?? '';
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a module's own drawing
  return <span className="block-drawing" aria-hidden dangerouslySetInnerHTML={{ __html: svg }} />;
}
