import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useState } from 'react';
import { t } from '../texts.ts';
import type { Insertable } from './insertables.ts';

/** The id of the list, and of what is in it, for the editor's ARIA attributes. */
export const listId = 'insert-list';
export const optionId = ({ name }: Insertable) => `insert-${name}`;

/** For the keys that the editor gets while the list is open. */
export interface SlashListHandle {
  onKeyDown(event: KeyboardEvent): boolean;
}

interface Props {
  items: Insertable[];
  query: string;
  onChoose(insertable: Insertable): void;
  /** Which one the arrow keys have reached. */
  onMark(insertable: Insertable | undefined): void;
  ref?: Ref<SlashListHandle>;
}

export function SlashList({ items, query, onChoose, onMark, ref }: Props) {
  const [marked, mark] = useState({ query, index: 0 });
  // Another query begins with its best match.
  const index = marked.query === query ? Math.min(marked.index, items.length - 1) : 0;
  const chosen = items[index];
  const onMarked = useEffectEvent(onMark);
  useEffect(() => {
    onMarked(chosen);
    if (chosen) document.getElementById(optionId(chosen))?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
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
    <div className="floating rich-text-insert" role="listbox" id={listId} aria-label={t('insert')}>
      {items.map((item) => {
        const { icon: Icon } = item;
        return (
          // biome-ignore lint/a11y/useFocusableInteractive: the editor keeps the focus, as in a combobox
          // biome-ignore lint/a11y/useKeyWithClickEvents: the editor has the keys
          <div
            key={item.name}
            id={optionId(item)}
            role="option"
            className="option"
            aria-selected={item === chosen}
            onPointerMove={() => mark({ query, index: items.indexOf(item) })}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(item)}
          >
            <Icon size={18} aria-hidden /> {t(item.name)}
          </div>
        );
      })}
    </div>
  );
}
