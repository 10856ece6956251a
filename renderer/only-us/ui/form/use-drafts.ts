import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { usePageContext } from 'vike-react/usePageContext';
import {
  claimDraft,
  type Draft,
  newDraftId,
  recoverableDrafts,
  removeDraft,
  scopeOf,
  writeDraft,
} from './drafts.ts';
import { same } from './merge-edits.ts';
import { valuesOf } from './pending-input.ts';
import type { SavedRecord } from './use-record-form.ts';

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
