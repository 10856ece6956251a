import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useState } from 'react';
import { FoundList, type Option } from '../../palette/Finder.tsx';
import { t } from '../texts.ts';
import type { Insertable } from './insertables.ts';

/** The id of the list, for the editor's ARIA attributes. */
export const listId = 'insert-list';

/** For the keys that the editor gets while the list is open. */
export interface SlashListHandle {
  onKeyDown(event: KeyboardEvent): boolean;
}

interface Props {
  items: Insertable[];
  query: string;
  onChoose(insertable: Insertable): void;
  /** Which one the arrow keys have reached. */
  onMark(index: number | undefined): void;
  ref?: Ref<SlashListHandle>;
}

export function SlashList({ items, query, onChoose, onMark, ref }: Props) {
  const [marked, mark] = useState({ query, index: 0 });
  // Another query begins with its best match.
  const index = marked.query === query ? Math.min(marked.index, items.length - 1) : 0;
  const chosen = items[index];
  const onMarked = useEffectEvent(onMark);
  useEffect(() => {
    onMarked(chosen && index);
  }, [chosen, index]);
  useImperativeHandle(ref, () => ({
    onKeyDown({ key }) {
      if (!chosen) return false;
      const step = { ArrowDown: 1, ArrowUp: -1 }[key];
      if (step) mark({ query, index: (index + step + items.length) % items.length });
      else if (key === 'Enter' || key === 'Tab') onChoose(chosen);
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
        onPick={onChoose}
      />
    </div>
  );
}
