import './form.css';
import { Button } from '@radix-ui/themes';
import { Suspense } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { later } from '../later.tsx';
import type { EntryOf } from './ConflictTitle.tsx';
import { type FieldConflict, theirSide } from './merge-edits.ts';
import { t } from './texts.ts';
import type { RecordForm } from './use-record-form.ts';

// Rarely needed.
const ConflictSides = later(() =>
  import('./ConflictSides.tsx').then((file) => ({ default: file.ConflictSides })),
);

interface Props<Values extends FieldValues> {
  recordForm: RecordForm<Values>;
  entry?: EntryOf | null;
}

/** What both changed, a field or a block of a text each, until one side of it is chosen. */
export function FieldConflicts<Values extends FieldValues>({ recordForm, entry }: Props<Values>) {
  const { labels } = recordForm.options;
  const { all, open, settle } = recordForm.conflicts;
  if (open.length === 0) return null;
  return (
    <ul className="field-conflicts" tabIndex={-1}>
      {open.map((conflict) => (
        <FieldConflictRow
          key={all.indexOf(conflict)}
          recordForm={recordForm}
          conflict={conflict}
          entry={entry}
          name={nameOf(conflict, all, labels[conflict.field] ?? conflict.field)}
          onSettled={() => settle(conflict)}
        />
      ))}
    </ul>
  );
}

// 'Text', or 'Text (2 of 3)' where both changed three blocks of it.
function nameOf(conflict: FieldConflict, conflicts: FieldConflict[], field: string) {
  const ofField = conflicts.filter((each) => each.field === conflict.field);
  if (ofField.length === 1) return field;
  return t('partOf', { field, number: ofField.indexOf(conflict) + 1, count: ofField.length });
}

interface RowProps<Values extends FieldValues> {
  recordForm: RecordForm<Values>;
  conflict: FieldConflict;
  name: string;
  entry: EntryOf | null | undefined;
  onSettled(): void;
}

function FieldConflictRow<Values extends FieldValues>(props: RowProps<Values>) {
  const { recordForm, conflict, name, entry, onSettled } = props;
  const { form, options } = recordForm;
  const path = conflict.field as Path<Values>;
  const takeTheirs = () => {
    form.setValue(path, theirSide(conflict, form.getValues(path)) as never, { shouldDirty: true });
    onSettled();
  };
  const choice = (label: string, fullLabel: string, choose: () => void) => (
    <Button type="button" size="1" variant="surface" aria-label={fullLabel} onClick={choose}>
      {label}
    </Button>
  );
  return (
    <li>
      <strong>{name}</strong>
      <Suspense>
        <ConflictSides
          {...{ conflict, name, entry }}
          format={options.format?.[conflict.field] as never}
          choices={{
            theirs: choice(t('takeTheirs'), t('takeTheirsOf', { field: name }), takeTheirs),
            mine: choice(t('keepMine'), t('keepMineOf', { field: name }), onSettled),
          }}
        />
      </Suspense>
    </li>
  );
}
