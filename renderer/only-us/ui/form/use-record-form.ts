import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import type { ContentType } from '../entry/entry-api.ts';
import { type FieldConflict, isQuiet, type Merged, mergeEdits, putInto, type SavedRecord } from './merge.ts';
import { valuesOf } from './pending-input.ts';
import { t } from './texts.ts';
import { useUnsaved } from './unsaved.ts';
import { type Drafts, useDrafts } from './use-drafts.ts';
import type { WorkingCopy } from './working-copy.ts';

/** Which entry a form shows. */
export interface EntryOf {
  type: ContentType;
  id: number;
}

export interface RecordFormOptions<Values> {
  /** Validates the fields: an object of the module's `inputs.ts`. */
  schema: ZodMiniType;
  /** The latest from the query, not a copy in state. A newer version is merged with what was typed. */
  record: SavedRecord<Values>;
  /** The key of its drafts in this browser, such as 'blog 12' or 'blog new'. */
  draftKey: string;
  /** The labels of the fields where two versions are compared. */
  labels: { [Field in keyof Values]?: string };
  /** Formats a value there. Text, numbers and rich text need nothing. */
  format?: { [Field in keyof Values]?: (value: Values[Field]) => string };
}

/** A form that never loses what was typed. For `<FormDialog>` and `<FormPage>`. */
export interface RecordForm<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** The version to send with a save. */
  version: number;
  /** What is saved. */
  base: SavedRecord<Values>;
  /** What someone else saved meanwhile, merged with what was typed; null when no one did. */
  merged: Merged<Values> | null;
  conflicts: Conflicts;
  /** What was merged has been read. */
  dismissMerged(): void;
  /** The saved entry in the form, which has a history. */
  entry: EntryOf | null;
  options: RecordFormOptions<Values>;
  drafts: Drafts<Values>;
  /** Of an entry: its working copy, where what is typed is saved. */
  copy?: WorkingCopy<Values>;
  /** Call after a successful save with the values that were sent: they count as saved. `id`: the new entry's. */
  markSaved(sent: Values, id?: number): void;
}

/**
 * A form for one record: react-hook-form with the schema, its version, merging when someone else
 * saves meanwhile, a draft in the browser, and a warning before leaving unsaved changes.
 */
export function useRecordForm<Values extends FieldValues>(
  options: RecordFormOptions<Values>,
): RecordForm<Values> {
  const { schema, record, draftKey } = options;
  const [base, setBase] = useState(record);
  const [merged, setMerged] = useState<Merged<Values> | null>(null);
  // What was saved from here and not refetched yet: the server may have changed it.
  const sent = useRef<Values | null>(null);
  const form = useForm<Values>({
    resolver: zodResolver(schema as never) as never,
    defaultValues: record.values as DefaultValues<Values>,
  });
  const { isDirty, isSubmitting } = form.formState;

  // Rebases onto the saved record, with what was typed since `from` on top.
  const rebase = (from: Values, typed: Values) => {
    const result = mergeEdits(from, record.values, typed);
    setBase(record);
    putInto(form, record.values, result.values);
    setMerged(isQuiet(result) ? null : result);
  };

  useEffect(() => {
    const isRead = sent.current ? record.version >= base.version : record.version !== base.version;
    if (!isRead || isSubmitting) return;
    const isMine = sent.current !== null && record.version === base.version;
    rebase(sent.current ?? base.values, valuesOf(form));
    if (isMine || !isDirty) setMerged(null);
    sent.current = null;
  });

  useUnsaved(isDirty, isDirty ? t('leave') : null);
  const drafts = useDrafts({
    form,
    draftKey,
    base,
    onRestore: (restored) => rebase(restored.base.values, restored.values),
  });

  const markSaved = (values: Values) => {
    setMerged(null);
    drafts.discardOwn();
    putInto(form, values, valuesOf(form));
    // What the server makes of a first save is merged once it is read. A later save increments the version, so the next one
    // needn't wait for that.
    if (base.version > 0) sent.current = values;
    setBase({ version: base.version && base.version + 1, values });
  };
  const dismissMerged = () => setMerged(null);
  const conflicts = useConflicts(merged, dismissMerged);
  const shown = { merged, conflicts, dismissMerged, entry: null, drafts };
  return { form, version: base.version, base, ...shown, options, markSaved };
}

/** What both changed. Nothing is saved until one side of each is chosen. */
export interface Conflicts {
  all: FieldConflict[];
  open: FieldConflict[];
  settle(conflict: FieldConflict): void;
}

/** The conflicts of a merge. Another merge asks again; `onSettled` comes with the last answer. */
export function useConflicts(merged: Merged<object> | null, onSettled: () => void): Conflicts {
  const [settled, setSettled] = useState<FieldConflict[]>([]);
  const all = merged?.conflicts ?? [];
  const open = all.filter((conflict) => !settled.includes(conflict));
  const settle = (conflict: FieldConflict) => {
    setSettled((before) => [...before, conflict]);
    if (open.every((each) => each === conflict)) onSettled();
  };
  return { all, open, settle };
}
