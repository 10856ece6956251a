import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { usePageContext } from 'vike-react/usePageContext';
import type { CopyApi, NewCopy } from './copy-api.ts';
import {
  claimDraft,
  type Draft,
  isClaimed,
  newDraftId,
  recoverableDrafts,
  removeDraft,
  scopeOf,
  writeDraft,
} from './drafts.ts';
import { known, mergeEdits, type SavedRecord, same, sameFields } from './merge.ts';
import { valuesOf } from './pending-input.ts';
import type { WorkingCopy } from './working-copy.ts';

// Delay before writing, in milliseconds: not on every keystroke.
const pause = 400;

export interface Drafts<Values> {
  /** What earlier forms of this record left unsaved in this browser, newest first. */
  recoverable: Draft<Values>[];
  /** Fills the form with one of them. What was typed so far becomes recoverable instead. */
  restore(draft: Draft<Values>): void;
  /** Deletes some of them. */
  discard(drafts: Draft<Values>[]): Promise<void>;
  /** Deletes this form's own draft: it was saved, or closed on purpose. */
  discardOwn(): void;
}

interface Options<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  draftKey: string;
  base: SavedRecord<Values>;
  onRestore(draft: Draft<Values>): void;
}

/** Stores unsaved changes in the browser and offers recoverable ones: after a crash, a closed tab, an empty battery. */
export function useDrafts<Values extends FieldValues>(options: Options<Values>): Drafts<Values> {
  const { form, draftKey, base, onRestore } = options;
  const { user } = usePageContext();
  const scope = scopeOf(user?.email ?? '', draftKey);
  const [id] = useState(newDraftId);
  const [recoverable, setRecoverable] = useRecoverable(scope, base);
  const { isDirty } = form.formState;
  useOwnDraft({ form, base, scope, id });
  const without = (draft: Draft<Values>) => recoverable.filter((each) => each.id !== draft.id);
  return {
    recoverable,
    restore(draft) {
      const typed = { id: newDraftId(), base, values: valuesOf(form), at: new Date() };
      if (isDirty) writeDraft(scope, typed);
      setRecoverable(isDirty ? [typed, ...without(draft)] : without(draft));
      // Copy before deleting, so that there is always one. Another tab may have taken the same.
      if (writeDraft(scope, { ...draft, id })) removeDraft(scope, draft.id);
      onRestore(draft);
    },
    async discard(drafts) {
      for (const draft of drafts) removeDraft(scope, draft.id);
      setRecoverable(recoverable.filter((draft) => !drafts.includes(draft)));
    },
    discardOwn: () => removeDraft(scope, id),
  };
}

function useRecoverable<Values>(scope: string, base: SavedRecord<Values>) {
  const [recoverable, setRecoverable] = useState<Draft<Values>[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, on mount
  useEffect(() => {
    let closed = false;
    void recoverableDrafts<Values>(scope).then((found) => {
      if (!closed) setRecoverable(found.filter((draft) => !same(draft.values, base.values)));
    });
    return () => {
      closed = true;
    };
  }, [scope]);
  return [recoverable, setRecoverable] as const;
}

type Own<Values extends FieldValues> = Pick<Options<Values>, 'form' | 'base'> & { scope: string; id: string };

/** Stores the form's own draft while it has unsaved changes, and deletes it when it has none. */
function useOwnDraft<Values extends FieldValues>({ form, base, scope, id }: Own<Values>) {
  const { isDirty } = form.formState;
  const wasDirty = useRef(false);
  useEffect(() => (isDirty ? claimDraft(scope, id) : undefined), [isDirty, scope, id]);
  useEffect(() => {
    if (wasDirty.current && !isDirty) removeDraft(scope, id);
    wasDirty.current = isDirty;
    if (!isDirty) return;
    let timer: ReturnType<typeof setTimeout>;
    const writeSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(
        () => writeDraft(scope, { id, base, values: form.getValues(), at: new Date() }),
        pause,
      );
    };
    writeSoon();
    const stop = form.subscribe({ formState: { values: true }, callback: writeSoon });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [isDirty, scope, id, base, form]);
}

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
      const typed = copy.id === null && typedSoFar(copy);
      if (typed) setRecoverable([typed, ...others]);
      if (api) return goOnWith(copy, draft);
      const { base, attempt, values } = draft;
      copy.mergeIn(attempt && sameFields(attempt, copy.values()) ? attempt : base.values, values);
      copy.autosave.store();
      removeDraft(copy.stored.scope, draft.id);
    },
    async discard(drafts) {
      setRecoverable(recoverable.filter((draft) => !drafts.includes(draft)));
      for (const { id } of drafts) removeDraft(copy.stored.scope, id);
      await Promise.all(drafts.map(({ id, kept }) => kept && api?.discard({ key: id })));
    },
    discardOwn() {},
  };
}

async function findDrafts<Values extends FieldValues>(
  copy: WorkingCopy<Values>,
  api: CopyApi<Values> | null,
): Promise<Draft<Values>[]> {
  const local = await recoverableDrafts<Values>(copy.stored.scope);
  if (!api) return notSaved(copy, local);
  const unknown = await withoutMade(copy, api, local);
  const copies = await api.getNewCopies().catch(() => []);
  const isOpen = await Promise.all(copies.map(({ key }) => isClaimed(copy.stored.scope, key)));
  const kept = copies
    .filter(({ key }, index) => key !== copy.stored.key && !isOpen[index])
    .map((each) => withLocal(asDraft(copy, each), unknown));
  const ids = new Set(kept.map(({ id }) => id));
  return [...kept, ...unknown.filter(({ id }) => !ids.has(id))]
    .filter(({ values }) => !same(values, copy.base.values))
    .sort((one, other) => other.at.getTime() - one.at.getTime());
}

// What was sent when a page was left may have arrived after this one was made.
async function notSaved<Values extends FieldValues>(copy: WorkingCopy<Values>, drafts: Draft<Values>[]) {
  const isUnknown = ({ values }: Draft<Values>) => !sameFields(values, copy.values());
  if (drafts.some(isUnknown)) await copy.autosave.refresh();
  for (const { id } of drafts.filter((draft) => !isUnknown(draft))) removeDraft(copy.stored.scope, id);
  return drafts.filter(isUnknown);
}

/** Those that aren't in a list by now. The others are offered in the form of their entry, which may lack the last words. */
async function withoutMade<Values extends FieldValues>(
  copy: WorkingCopy<Values>,
  api: CopyApi<Values>,
  drafts: Draft<Values>[],
) {
  const made = drafts.length > 0 ? await api.getMade(drafts.map(({ id }) => id)).catch(() => []) : [];
  for (const { key, id } of made) {
    const draft = drafts.find((each) => each.id === key);
    if (draft && writeDraft(copy.stored.scopeOf(id), draft)) removeDraft(copy.stored.scope, key);
  }
  return drafts.filter(({ id }) => !made.some(({ key }) => key === id));
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
  const { base, autosave } = copy;
  const { key } = copy.stored;
  const values = structuredClone(copy.values());
  if (same(values, base.values)) return null;
  const { kept } = autosave;
  return { id: key, base, values, at: new Date(), ...(kept.revision > 0 && { kept }) };
}

function goOnWith<Values extends FieldValues>(copy: WorkingCopy<Values>, draft: Draft<Values>) {
  const { id, values, kept, base } = draft;
  copy.takeOver(id, values, kept ?? { values: base.values, revision: 0, at: null });
}
