import { Button, Popover } from '@radix-ui/themes';
import type { Node } from '@tiptap/pm/model';
import type { Editor } from '@tiptap/react';
import { useMemo, useState } from 'react';
import { Muted } from '#renderer/only-us/ui/base/Muted.tsx';
import { t } from '../texts.ts';
import { useSettledDoc } from '../use-settled-doc.ts';

// As most people read on a screen.
const wordsPerMinute = 200;

export function TextFacts({ editor }: { editor: Editor }) {
  const doc = useSettledDoc(editor);
  const { words, headings } = useMemo(() => factsOf(doc), [doc]);
  const [isOpen, setOpen] = useState(false);
  const jump = (pos: number) => {
    setOpen(false);
    editor.chain().setTextSelection(pos).focus().scrollIntoView().run();
  };
  if (words === 0) return null;
  const length = t('length', { words });
  const time = t('readingTime', { minutes: Math.max(1, Math.round(words / wordsPerMinute)) });
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger>
        <Button
          type="button"
          size="1"
          variant="ghost"
          color="gray"
          className="text-facts"
          aria-label={`${length} · ${time}`}
          title={t('outline')}
        >
          {length}
          <span className="text-facts-time"> · {time}</span>
        </Button>
      </Popover.Trigger>
      <Popover.Content
        size="1"
        maxWidth="360px"
        aria-label={t('outline')}
        onCloseAutoFocus={(event) => event.preventDefault()}
      >
        {headings.length === 0 && <Muted>{t('noHeadings')}</Muted>}
        <ul className="text-outline">
          {headings.map(({ pos, level, text }) => (
            <li key={pos} data-level={level}>
              <button type="button" className="option" onClick={() => jump(pos)}>
                {text}
              </button>
            </li>
          ))}
        </ul>
      </Popover.Content>
    </Popover.Root>
  );
}

function factsOf(doc: Node) {
  const headings: { pos: number; level: number; text: string }[] = [];
  doc.descendants((node, pos) => {
    if (node.type.name !== 'heading' || !node.textContent.trim()) return;
    headings.push({ pos: pos + 1, level: Number(node.attrs.level), text: node.textContent });
  });
  const words = doc.textBetween(0, doc.content.size, ' ', ' ').split(/\s+/).filter(Boolean).length;
  return { words, headings };
}
