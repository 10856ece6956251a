import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { type Merged, mergeEdits, same } from './merge-edits.ts';
import { t } from './texts.ts';
import { useUnsaved } from './unsaved.ts';
import { type Drafts, useDrafts } from './use-drafts.ts';

/** A record as saved on the server. A new one has version 0 and the form's defaults. */
export interface SavedRecord<Values> {
  version: number;
  values: Values;
  /** When it was last saved, where the screen knows. */
  at?: Date;
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
  /** What someone else saved meanwhile, merged with what was typed; null when no one did. */
  merged: Merged<Values> | null;
  options: RecordFormOptions<Values>;
  drafts: Drafts<Values>;
  /** Call after a successful save with the values that were sent: they count as saved. */
  markSaved(sent: Values): void;
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
    rebase(sent.current ?? base.values, form.getValues());
    if (isMine || !isDirty) setMerged(null);
    sent.current = null;
  });

  useUnsaved(isDirty, t('leave'));
  const drafts = useDrafts({
    form,
    draftKey,
    base,
    onRestore: (restored) => rebase(restored.base.values, restored.values),
  });

  const markSaved = (values: Values) => {
    setMerged(null);
    drafts.discardOwn();
    putInto(form, values, form.getValues());
    if (base.version === 0) return;
    // A save increments the version, so the next save needn't wait for the refetch.
    sent.current = values;
    setBase({ version: base.version + 1, values });
  };
  return { form, version: base.version, merged, options, drafts, markSaved };
}

function isQuiet({ conflicts, theirFields }: Merged<object>) {
  return conflicts.length === 0 && theirFields.length === 0;
}

/** Fills the form with `values`; what differs from `record` counts as changed. */
function putInto<Values extends FieldValues>(form: UseFormReturn<Values>, record: Values, values: Values) {
  const typed = structuredClone(values);
  form.reset(record);
  for (const field of Object.keys(typed) as Path<Values>[]) {
    if (!same(typed[field], record[field])) form.setValue(field, typed[field], { shouldDirty: true });
  }
}
