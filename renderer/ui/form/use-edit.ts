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
import { type Kept, useKeptEdit } from './use-kept-edit.ts';

/** A record as the server has it. A new one has version 0 and what the form begins with. */
export interface Saved<Values> {
  version: number;
  values: Values;
}

export interface EditOptions<Values> {
  /** What the fields must keep to: an object of the module's `inputs.ts`. */
  rules: ZodMiniType;
  /** The newest that is known: from the query, not a copy in a state. A newer version in it is put together with what was typed. */
  saved: Saved<Values>;
  /** Names the copy that the browser keeps until the form is saved, such as 'blog 12' or 'blog new'. */
  draft: string;
  /** What the fields are called where two versions are compared. */
  names: { [Field in keyof Values]?: string };
  /** How a value is told there; text and numbers tell themselves. */
  tell?: { [Field in keyof Values]?: (value: Values[Field]) => string };
}

/** A form that loses nothing. For `<FormDialog>` and `<FormPage>`. */
export interface Edit<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** The version that a save has to name. */
  version: number;
  /** What somebody else saved meanwhile, put together with what was typed; null when nobody did. */
  merged: Merged<Values> | null;
  options: EditOptions<Values>;
  kept: Kept<Values>;
  /** After a save that worked, with what stood in the form when it began: that is not unsaved any more. */
  settle(sent: Values): void;
}

/**
 * A form for one record: react-hook-form with the rules, the version it started from, what to do when somebody else
 * saves meanwhile, a copy in the browser, and a question before unsaved changes are left.
 */
export function useEdit<Values extends FieldValues>(options: EditOptions<Values>): Edit<Values> {
  const { rules, saved, draft } = options;
  const [base, setBase] = useState(saved);
  const [merged, setMerged] = useState<Merged<Values> | null>(null);
  const sent = useRef<Values | null>(null);
  const form = useForm<Values>({
    resolver: zodResolver(rules as never) as never,
    defaultValues: saved.values as DefaultValues<Values>,
  });
  const { isDirty, isSubmitting } = form.formState;

  // Starts again from what is saved now, with what was typed since `from` on top.
  const rebase = (from: Values, typed: Values) => {
    const result = mergeEdits(from, saved.values, typed);
    setBase(saved);
    putInto(form, saved.values, result.values);
    setMerged(isQuiet(result) ? null : result);
  };

  useEffect(() => {
    if (saved.version === base.version || isSubmitting) return;
    // After my own save, theirs is mine: only what I typed while it was on its way is new.
    rebase(sent.current ?? base.values, form.getValues());
    if (sent.current || !isDirty) setMerged(null);
    sent.current = null;
  });

  useUnsaved(isDirty, t('leave'));
  const kept = useKeptEdit({
    form,
    draft,
    base,
    putBack: (edit) => rebase(edit.base.values, edit.values),
  });

  const settle = (values: Values) => {
    sent.current = values;
    setMerged(null);
    form.reset(form.getValues());
    kept.discard();
  };
  return { form, version: base.version, merged, options, kept, settle };
}

function isQuiet({ clashes, taken }: Merged<object>) {
  return clashes.length === 0 && taken.length === 0;
}

/** Fills the form with `values`; what differs from `saved` counts as changed. */
function putInto<Values extends FieldValues>(form: UseFormReturn<Values>, saved: Values, values: Values) {
  form.reset(saved);
  for (const field of Object.keys(values) as Path<Values>[]) {
    if (!same(values[field], saved[field])) form.setValue(field, values[field], { shouldDirty: true });
  }
}
