import type { SuggestionProps } from '@tiptap/suggestion';
import { type Ref, useEffect, useImperativeHandle, useState } from 'react';
import { FoundList, type Option } from '../../palette/Finder.tsx';
import { t } from '../texts.ts';
import type { Insertable } from './insertables.ts';

const listId = 'insert-list';

/** For the keys that the editor gets while the list is open. */
export interface SlashListHandle {
  onKeyDown(event: KeyboardEvent): boolean;
}

interface Props extends SuggestionProps<Insertable, Insertable> {
  ref?: Ref<SlashListHandle>;
}

/** While it is open the editor keeps the focus, and says which of the options is chosen. */
export function SlashList({ editor, items, query, command, ref }: Props) {
  const [marked, mark] = useState({ query, index: 0 });
  // Another query begins with its best match.
  const index = marked.query === query ? Math.min(marked.index, items.length - 1) : 0;
  const chosen = items[index];
  useEffect(() => {
    if (!chosen) return;
    const { dom } = editor.view;
    dom.setAttribute('aria-controls', listId);
    dom.setAttribute('aria-activedescendant', `${listId}-${index}`);
    return () => {
      dom.removeAttribute('aria-controls');
      dom.removeAttribute('aria-activedescendant');
    };
  }, [editor, chosen, index]);
  useImperativeHandle(ref, () => ({
    onKeyDown({ key }) {
      if (!chosen) return false;
      const step = { ArrowDown: 1, ArrowUp: -1 }[key];
      if (step) mark({ query, index: (index + step + items.length) % items.length });
      else if (key === 'Enter' || key === 'Tab') command(chosen);
      else return false;
      return true;
    },
  }));
  if (!chosen) return null;
  return (
    <div className="floating rich-text-insert">
      <FoundList<Option & Insertable>
        id={listId}
        label={t('insert')}
        options={items.map((item) => ({ ...item, id: item.name, title: t(item.name) }))}
        active={index}
        drawingOf={({ icon: Icon }) => <Icon size={18} aria-hidden />}
        onPick={command}
      />
    </div>
  );
}
