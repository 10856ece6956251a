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

/** A record as the server has it. A new one has version 0 and what the form begins with. */
export interface SavedRecord<Values> {
  version: number;
  values: Values;
  /** When it was saved last, where the screen knows. */
  at?: Date;
}

export interface RecordFormOptions<Values> {
  /** Validates the fields: an object of the module's `inputs.ts`. */
  schema: ZodMiniType;
  /** The newest that is known: from the query, not a copy in a state. A newer version in it is merged with what was typed. */
  record: SavedRecord<Values>;
  /** Names the record whose drafts the browser keeps until the form is saved, such as 'blog 12' or 'blog new'. */
  draftKey: string;
  /** What the fields are called where two versions are compared. */
  labels: { [Field in keyof Values]?: string };
  /** Formats a value there. Text, numbers and rich text need nothing. */
  format?: { [Field in keyof Values]?: (value: Values[Field]) => string };
}

/** A form that loses nothing. For `<FormDialog>` and `<FormPage>`. */
export interface RecordForm<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** The version that a save has to name. */
  version: number;
  /** What somebody else saved meanwhile, merged with what was typed; null when nobody did. */
  merged: Merged<Values> | null;
  options: RecordFormOptions<Values>;
  drafts: Drafts<Values>;
  /** After a save that worked, with what stood in the form when it began: that is not unsaved any more. */
  markSaved(sent: Values): void;
}

/**
 * A form for one record: react-hook-form with the schema, the version it started from, what to do when somebody else
 * saves meanwhile, a draft in the browser, and a question before unsaved changes are left.
 */
export function useRecordForm<Values extends FieldValues>(
  options: RecordFormOptions<Values>,
): RecordForm<Values> {
  const { schema, record, draftKey } = options;
  const [base, setBase] = useState(record);
  const [merged, setMerged] = useState<Merged<Values> | null>(null);
  // What was saved from here and has not been read again: the server may have completed it.
  const sent = useRef<Values | null>(null);
  const form = useForm<Values>({
    resolver: zodResolver(schema as never) as never,
    defaultValues: record.values as DefaultValues<Values>,
  });
  const { isDirty, isSubmitting } = form.formState;

  // Starts again from what is saved now, with what was typed since `from` on top.
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
    // A save of one version makes the next, so that another save needn't wait until this one has been read again.
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
