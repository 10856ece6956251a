import { useState } from 'react';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { moved } from '#lib/moved.ts';
import type { PageBlock, PageFields } from '#modules/pages/page-type.ts';
import type { OfferedBlock } from '../page.ts';

/** A block in the list: `id` as a number, and its place from 0. */
export interface BlockItem {
  id: number;
  place: number;
  kind: string;
}

/** The blocks of a page's form, and what can be done with them. */
export type Blocks = ReturnType<typeof useBlocks>;

export function useBlocks(form: UseFormReturn<PageFields>) {
  const array = useFieldArray({ control: form.control, name: 'blocks', keyName: 'key' });
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [fresh, setFresh] = useState('');
  const [removed, setRemoved] = useState<{ block: PageBlock; place: number } | null>(null);
  const items = array.fields.map(
    ({ id, kind }, place): BlockItem => ({ id: Number.parseInt(id, 36), kind, place }),
  );
  const placeOf = (id: number) => items.findIndex((item) => item.id === id);
  const blockAt = (place: number) => structuredClone(form.getValues(`blocks.${place}`));
  const toggle = (id: string) => {
    const others = new Set(opened);
    if (!others.delete(id)) others.add(id);
    setOpened(others);
  };
  const insert = (place: number, block: PageBlock) => {
    setRemoved(null);
    setFresh(block.id);
    setOpened(new Set([...opened, block.id]));
    array.insert(place, block, { shouldFocus: false });
  };
  return {
    items,
    removed,
    blockAt,
    isOpen: (id: string) => opened.has(id),
    /** Was it just added? */
    isNew: (id: string) => id === fresh,
    toggle,
    add: ({ kind, empty }: OfferedBlock, place: number) =>
      insert(place, { id: newId(), kind, hidden: false, values: structuredClone(empty) }),
    duplicate: (place: number) => insert(place + 1, { ...blockAt(place), id: newId() }),
    move(id: number, before: number | null) {
      array.move(
        placeOf(id),
        moved(items, id, before).findIndex((item) => item.id === id),
      );
    },
    remove(place: number) {
      setRemoved({ block: blockAt(place), place });
      array.remove(place);
    },
    undo() {
      if (!removed) return;
      array.insert(Math.min(removed.place, items.length), removed.block, { shouldFocus: false });
      setRemoved(null);
    },
  };
}

/** Eight letters and digits, the first no zero: as a number it would be as unique. */
function newId() {
  const [first = 0, ...others] = crypto.getRandomValues(new Uint8Array(8));
  return (1 + (first % 35)).toString(36) + others.map((byte) => (byte % 36).toString(36)).join('');
}
