import './form.css';
import { Callout } from '@radix-ui/themes';
import { useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type EntryOf, Title, TitleWithName } from './ConflictTitle.tsx';
import { FieldConflicts } from './FieldConflicts.tsx';
import type { Merged } from './merge-edits.ts';
import { t } from './texts.ts';
import type { RecordForm } from './use-record-form.ts';

interface Props<Values extends FieldValues> {
  recordForm: RecordForm<Values>;
  /** The entry in the form, whose history knows who saved it. */
  entry?: EntryOf | null;
}

/** After someone else saved: what was merged, and both values of each conflicting field to choose from. */
export function Conflict<Values extends FieldValues>({ recordForm, entry }: Props<Values>) {
  const { merged, options } = recordForm;
  const note = useRef<HTMLDivElement>(null);
  // It is above the form, which may be longer than the screen.
  useEffect(() => {
    if (merged) note.current?.scrollIntoView({ block: 'nearest' });
  }, [merged]);
  if (!merged) return null;
  return (
    <Callout.Root ref={note} className="form-note" color="amber" highContrast role="alert">
      <Callout.Text>
        <strong>
          {entry ? <TitleWithName entry={entry} at={options.record.at} /> : <Title at={options.record.at} />}
        </strong>{' '}
        {summaryOf(merged, options.labels)}
      </Callout.Text>
      <FieldConflicts recordForm={recordForm} entry={entry} />
    </Callout.Root>
  );
}

function summaryOf(
  { theirFields, myFields, conflicts }: Merged<object>,
  labels: Record<string, string | undefined>,
) {
  const list = (fields: string[]) =>
    new Intl.ListFormat('en').format([...new Set(fields)].map((field) => labels[field] ?? field));
  const parts = [
    theirFields.length > 0 && t('theirFields', { fields: list(theirFields) }),
    myFields.length > 0 && t('yourFields', { fields: list(myFields) }),
  ].filter(Boolean);
  const mergedOf = parts.length > 0 && t('mergedOf', { fields: parts.join('; ') });
  if (conflicts.length === 0) return `${mergedOf || t('merged')} ${t('checkAndSave')}`;
  const choose = t('chooseAndSave', { fields: list(conflicts.map(({ field }) => field)) });
  return mergedOf ? `${mergedOf} ${choose}` : choose;
}
