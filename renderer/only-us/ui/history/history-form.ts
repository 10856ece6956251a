import type { Fields } from '#lib/fields.ts';
import type { RecordForm } from '../form/use-record-form.ts';

/** What the history knows of the form that it belongs to. */
export interface HistoryForm {
  /** What the type declares of its fields; nothing for other records. */
  fields: Fields;
  labels: Record<string, string | undefined>;
  /** Formats the values of some fields as texts. */
  format: Record<string, ((value: never) => string) | undefined>;
  values(): Record<string, unknown>;
  /** Saves what was typed, so that it stays in the history. */
  save(): Promise<void>;
  /** Shows what was restored. */
  showRestored(): Promise<void>;
}

/** The form of an entry as its history sees it. */
export function historyFormOf(recordForm: RecordForm): HistoryForm {
  const { edited, content, labels, format = {} } = recordForm;
  const { autosave, values } = edited;
  return {
    fields: content?.fields ?? {},
    labels,
    format,
    values,
    save: () => autosave.flush(),
    showRestored: () => autosave.refresh(),
  };
}
