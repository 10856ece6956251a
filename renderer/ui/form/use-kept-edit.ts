import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { usePageContext } from 'vike-react/usePageContext';
import { forget, type KeptEdit, keep, keyOf, readKept } from './kept-edit.ts';
import { same } from './merge-edits.ts';
import type { Saved } from './use-edit.ts';

// Long enough not to write at every letter, in milliseconds.
const pause = 400;

export interface Kept<Values> {
  /** What an earlier form of the same name left behind. */
  offer: KeptEdit<Values> | null;
  /** Takes it up. */
  putBack(): void;
  /** Forgets it, and whatever this form has kept. */
  discard(): void;
}

interface Needs<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  draft: string;
  base: Saved<Values>;
  putBack(edit: KeptEdit<Values>): void;
}

/** Keeps a copy of an unsaved form in the browser, and offers what was kept before: after a crash, a closed tab, an empty battery. */
export function useKeptEdit<Values extends FieldValues>({ form, draft, base, putBack }: Needs<Values>) {
  const { user } = usePageContext();
  const key = keyOf(user?.email ?? '', draft);
  const [offer, setOffer] = useState<KeptEdit<Values> | null>(null);
  const { isDirty } = form.formState;
  const wasDirty = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was kept is read once, when the form comes
  useEffect(() => {
    const kept = readKept<Values>(key);
    if (kept && !same(kept.values, base.values)) setOffer(kept);
  }, [key]);

  useEffect(() => {
    if (wasDirty.current && !isDirty) forget(key);
    wasDirty.current = isDirty;
    if (!isDirty) return;
    let timer: ReturnType<typeof setTimeout>;
    const keepSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => keep(key, { base, values: form.getValues(), at: new Date() }), pause);
    };
    keepSoon();
    const stop = form.subscribe({ formState: { values: true }, callback: keepSoon });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [isDirty, key, base, form]);

  const discard = () => {
    setOffer(null);
    forget(key);
  };
  return {
    offer,
    discard,
    putBack() {
      if (offer) putBack(offer);
      setOffer(null);
    },
  };
}
