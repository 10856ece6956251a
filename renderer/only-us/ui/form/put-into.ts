import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { same } from './merge-edits.ts';

/** Fills the form with `values`; what differs from `record` counts as changed. */
export function putInto<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  record: Values,
  values: Values,
) {
  const typed = structuredClone(values);
  form.reset(record);
  for (const field of Object.keys(typed) as Path<Values>[]) {
    if (!same(typed[field], record[field])) form.setValue(field, typed[field], { shouldDirty: true });
  }
}
