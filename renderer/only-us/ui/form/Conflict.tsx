import './form.css';
import { Callout } from '@radix-ui/themes';
import { useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { usePageContext } from 'vike-react/usePageContext';
import { formatDate, formatDateTime } from '#lib/dates.ts';
import { FieldConflicts } from './FieldConflicts.tsx';
import type { Merged } from './merge-edits.ts';
import { t } from './texts.ts';
import type { RecordForm } from './use-record-form.ts';

/** After someone else saved: what was merged, and both values of each conflicting field to choose from. */
export function Conflict<Values extends FieldValues>({ recordForm }: { recordForm: RecordForm<Values> }) {
  const { merged, version, options } = recordForm;
  const note = useRef<HTMLDivElement>(null);
  const title = useTitle(options.record.at);
  // It is above the form, which may be longer than the screen.
  useEffect(() => {
    if (merged) note.current?.scrollIntoView({ block: 'nearest' });
  }, [merged]);
  if (!merged) return null;
  return (
    <Callout.Root ref={note} className="form-note" color="amber" highContrast role="alert">
      <Callout.Text>
        <strong>{title}</strong> {summaryOf(merged, options.labels)}
      </Callout.Text>
      {/* Another save by somebody else asks again. */}
      <FieldConflicts key={version} recordForm={recordForm} conflicts={merged.conflicts} />
    </Callout.Root>
  );
}

function useTitle(at: Date | undefined) {
  const { timeZone } = usePageContext().site;
  if (!at) return t('conflictTitle');
  const full = formatDateTime(at, timeZone);
  const isToday = formatDate(at, timeZone) === formatDate(new Date(), timeZone);
  return t('conflictTitleAt', { time: isToday ? (full.split(', ').at(-1) ?? full) : full });
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
