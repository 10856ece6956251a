import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { newBlockId } from '#lib/block-list.ts';
import { fieldsOfBlock, wordsIn } from '#lib/block-values.ts';
import { moved } from '#lib/moved.ts';
import type { PlacedBlock } from '#lib/placed-blocks.ts';
import { endOfWords } from '#lib/rich-text/find-words.ts';
import type { PageFields } from '#modules/pages/page-type.ts';
import { t } from '#modules/pages/texts.ts';
import type { Outputs } from '#renderer/only-us/api.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { askedWords, focusField, type Wanted } from '#renderer/only-us/ui/base/focus-field.ts';
import type { Undo } from '#renderer/only-us/ui/form/undo.ts';

export type OfferedBlock = Outputs['page']['getBlocks'][number];

/** A block in the list: `id` as a number, and its index. */
export interface BlockItem {
  id: number;
  block: string;
  place: number;
  kind: string;
  /** 'Text 2'. */
  name: string;
}

export type Blocks = ReturnType<typeof useBlocks>;

export function useBlocks(form: UseFormReturn<PageFields>, offered: OfferedBlock[], undo: Undo) {
  const array = useFieldArray({ control: form.control, name: 'blocks', keyName: 'key' });
  const [opened, setOpened] = useState('');
  const [fresh, setFresh] = useState('');
  const [current, setCurrent] = useState('');
  const labelOf = (kind: string) => offered.find((each) => each.kind === kind)?.label ?? t('goneLabel');
  const items = array.fields.map(({ id, kind }, place): BlockItem => {
    return { id: Number.parseInt(id, 36), block: id, kind, place, name: `${labelOf(kind)} ${place + 1}` };
  });
  const placeOf = (id: number) => items.findIndex((item) => item.id === id);
  const blockAt = (place: number) => structuredClone(form.getValues(`blocks.${place}`));
  const insert = (place: number, block: PlacedBlock) => {
    setFresh(block.id);
    setOpened(block.id);
    undo.step(() => array.insert(place, block, { shouldFocus: false }));
  };
  /** Opens a block and closes the one before, or closes all. */
  function open(id: string) {
    flushSync(() => setOpened(id));
    return cardOf(id);
  }
  /** Opens a block and focuses its first field, or finds these words in it. */
  function show(id: string, wanted?: Wanted) {
    const card = open(id);
    card?.scrollIntoView({ block: 'start' });
    const fields = card?.querySelector<HTMLElement>('.page-block-fields');
    if (fields) focusField(fields, wanted);
    else card?.querySelector('button')?.focus({ preventScroll: true });
  }
  const showAsked = useEffectEvent(() => {
    const asked = askedWords();
    if (!asked) return;
    const lengthIn = ({ kind, place }: BlockItem) => {
      const said = wordsIn(fieldsOfBlock(kind), form.getValues(`blocks.${place}.values`)).join(' ');
      return endOfWords(said, asked.words)?.length ?? -1;
    };
    const [best] = items.toSorted((one, other) => lengthIn(other) - lengthIn(one));
    if (best && lengthIn(best) >= 0) show(best.block, asked);
  });
  useEffect(() => {
    const frame = requestAnimationFrame(showAsked);
    return () => cancelAnimationFrame(frame);
  }, []);
  return {
    items,
    labelOf,
    show,
    current,
    setCurrent,
    isOpen: (id: string) => id === opened,
    isNew: (id: string) => id === fresh,
    /** Shows the fields of the block that is edited in the preview. */
    follow(id: string) {
      open(id)?.scrollIntoView({ block: 'nearest' });
      setCurrent(id);
    },
    toggle(id: string) {
      const before = topOf(id);
      open(id === opened ? '' : id);
      // Stays in place when a block above it closes.
      window.scrollBy({ top: topOf(id) - before, behavior: 'instant' });
    },
    add: ({ kind, empty }: OfferedBlock, place: number) =>
      insert(place, { id: newBlockId(), kind, hidden: false, values: structuredClone(empty) }),
    duplicate(place: number) {
      flushSync(() => insert(place + 1, { ...blockAt(place), id: newBlockId() }));
      focusNew();
    },
    move(id: number, before: number | null) {
      const to = moved(items, id, before).findIndex((item) => item.id === id);
      undo.step(() => array.move(placeOf(id), to));
    },
    hide: (place: number, hidden: boolean) =>
      undo.step(() => form.setValue(`blocks.${place}.hidden`, hidden, { shouldDirty: true })),
    /** Focuses what is in its place then, or the button to add one. */
    remove({ place, kind }: BlockItem) {
      const takeBack = flushSync(() => undo.step(() => array.remove(place)));
      toast(t('removed', { name: labelOf(kind) }), 'info', { undo: takeBack });
      const left = document.querySelectorAll<HTMLElement>('.page-block-name');
      (left[place] ?? document.querySelector<HTMLElement>('.page-block-add'))?.focus();
    },
  };
}

/** Focuses the added block. */
export function focusNew(): void {
  const fields = document.querySelector<HTMLElement>('.page-block-fields[data-new]');
  if (fields) focusField(fields);
}

function cardOf(id: string) {
  return document.querySelector(`[data-block="${id}"]`);
}

function topOf(id: string) {
  return cardOf(id)?.getBoundingClientRect().top ?? 0;
}
