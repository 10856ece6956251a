import type { FieldValues, Path } from 'react-hook-form';
import { same } from '../form/merge.ts';
import { valuesOf } from '../form/pending-input.ts';
import type { RecordForm } from '../form/use-record-form.ts';

/** What the history knows of the form that it belongs to. */
export interface HistoryForm {
  labels: Record<string, string | undefined>;
  /** Formats the values of some fields as texts. */
  format: Record<string, ((value: never) => string) | undefined>;
  values(): Record<string, unknown>;
  /** Saves what was typed, so that it stays in the history. */
  save(): Promise<void>;
  /** Shows what was restored, which `read` gets from the server. */
  showRestored(read: () => Promise<Record<string, unknown>>): Promise<void>;
}

/** The form of an entry as its history sees it. */
export function historyFormOf<Values extends FieldValues>(recordForm: RecordForm<Values>): HistoryForm {
  const { form, options, copy } = recordForm;
  return {
    labels: options.labels,
    format: options.format ?? {},
    values: () => valuesOf(form),
    save: async () => copy?.autosave.flush(),
    async showRestored(read) {
      if (copy) return copy.autosave.refresh();
      const restored = await read();
      for (const [field, value] of Object.entries(valuesOf(form))) {
        if (!(field in restored) || same(value, restored[field])) continue;
        form.setValue(field as Path<Values>, restored[field] as never, { shouldDirty: true });
      }
    },
  };
}
