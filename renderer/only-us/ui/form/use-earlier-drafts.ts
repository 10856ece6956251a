import { useEffect, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { CopyApi, NewCopy } from './copy-api.ts';
import { type Draft, isClaimed, recoverableDrafts, removeDraft } from './drafts.ts';
import { mergeEdits, same } from './merge-edits.ts';
import { known } from './rebase-copy.ts';
import type { Drafts } from './use-drafts.ts';
import type { WorkingCopy } from './working-copy.ts';

/**
 * What was typed earlier and isn't in the form: what only this browser has, and of a new entry (`api`) the working copies of
 * others that were never saved.
 */
export function useEarlierDrafts<Values extends FieldValues>(
  copy: WorkingCopy<Values>,
  api: CopyApi<Values> | null,
): Drafts<Values> {
  const [recoverable, setRecoverable] = useState<Draft<Values>[]>([]);
  useEffect(() => {
    let closed = false;
    void findDrafts(copy, api).then((found) => closed || setRecoverable(found));
    return () => {
      closed = true;
    };
  }, [copy, api]);
  const without = (draft: Draft<Values>) => recoverable.filter(({ id }) => id !== draft.id);
  return {
    recoverable,
    async restore(draft) {
      const others = without(draft);
      setRecoverable(others);
      // What was typed so far is saved on its own.
      await copy.autosave.flush();
      const typed = api && typedSoFar(copy);
      if (typed) setRecoverable([typed, ...others]);
      if (api) return goOnWith(copy, draft);
      copy.mergeIn(draft.base.values, draft.values);
      copy.autosave.store();
      removeDraft(copy.scope, draft.id);
    },
    discard(draft) {
      setRecoverable(without(draft));
      removeDraft(copy.scope, draft.id);
      if (draft.kept) void api?.discard({ key: draft.id });
    },
    discardOwn() {},
  };
}

async function findDrafts<Values extends FieldValues>(
  copy: WorkingCopy<Values>,
  api: CopyApi<Values> | null,
): Promise<Draft<Values>[]> {
  const local = await recoverableDrafts<Values>(copy.scope);
  const unknown = local.filter(({ values }) => !same(values, copy.values()));
  if (!api) return unknown;
  const copies = await api.getNewCopies().catch(() => []);
  const isOpen = await Promise.all(copies.map(({ key }) => isClaimed(copy.scope, key)));
  const kept = copies
    .filter(({ key }, index) => key !== copy.key && !isOpen[index])
    .map((each) => withLocal(asDraft(copy, each), unknown));
  const ids = new Set(kept.map(({ id }) => id));
  return [...kept, ...unknown.filter(({ id }) => !ids.has(id))]
    .filter(({ values }) => !same(values, copy.base.values))
    .sort((one, other) => other.at.getTime() - one.at.getTime());
}

function asDraft<Values extends FieldValues>(
  { base }: WorkingCopy<Values>,
  { key, values, revision, at }: NewCopy<Values>,
): Draft<Values> {
  const whole = known(base.values, values);
  return { id: key, base, values: whole, at, kept: { values: whole, revision, at } };
}

/** With what only this browser has of the same form. */
function withLocal<Values extends FieldValues>(draft: Draft<Values>, local: Draft<Values>[]): Draft<Values> {
  const mine = local.find(({ id }) => id === draft.id);
  if (!mine) return draft;
  return { ...draft, values: mergeEdits(mine.base.values, draft.values, mine.values).values, at: mine.at };
}

function typedSoFar<Values extends FieldValues>(copy: WorkingCopy<Values>): Draft<Values> | null {
  const { base, key, autosave } = copy;
  const values = structuredClone(copy.values());
  if (same(values, base.values)) return null;
  const { kept } = autosave;
  return { id: key, base, values, at: new Date(), ...(kept.revision > 0 && { kept }) };
}

function goOnWith<Values extends FieldValues>(copy: WorkingCopy<Values>, draft: Draft<Values>) {
  const { id, values, kept, base } = draft;
  copy.takeOver(id, values, kept ?? { values: base.values, revision: 0, at: null });
}
