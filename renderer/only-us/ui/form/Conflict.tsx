import './form.css';
import { Button, Callout, Flex } from '@radix-ui/themes';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { usePageContext } from 'vike-react/usePageContext';
import { formatDate, formatDateTime } from '#lib/dates.ts';
import type { FieldConflict, Merged } from './merge-edits.ts';
import { t } from './texts.ts';
import type { RecordForm } from './use-record-form.ts';

// Rarely needed.
const Comparison = lazy(() => import('./Comparison.tsx').then((file) => ({ default: file.Comparison })));

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
    new Intl.ListFormat('en').format(fields.map((field) => labels[field] ?? field));
  const parts = [
    theirFields.length > 0 && t('theirFields', { fields: list(theirFields) }),
    myFields.length > 0 && t('yourFields', { fields: list(myFields) }),
  ].filter(Boolean);
  const mergedOf = parts.length > 0 && t('mergedOf', { fields: parts.join('; ') });
  if (conflicts.length === 0) return `${mergedOf || t('merged')} ${t('checkAndSave')}`;
  const choose = t('chooseAndSave', { fields: list(conflicts.map(({ field }) => field)) });
  return mergedOf ? `${mergedOf} ${choose}` : choose;
}

function FieldConflicts<Values extends FieldValues>({
  recordForm,
  conflicts,
}: {
  recordForm: RecordForm<Values>;
  conflicts: FieldConflict[];
}) {
  const [open, setOpen] = useState(conflicts);
  if (open.length === 0) return null;
  const settle = ({ field }: FieldConflict) => setOpen(open.filter((each) => each.field !== field));
  return (
    <ul className="field-conflicts">
      {open.map((conflict) => (
        <FieldConflictRow
          key={conflict.field}
          recordForm={recordForm}
          conflict={conflict}
          onSettled={() => settle(conflict)}
        />
      ))}
    </ul>
  );
}

interface RowProps<Values extends FieldValues> {
  recordForm: RecordForm<Values>;
  conflict: FieldConflict;
  onSettled(): void;
}

function FieldConflictRow<Values extends FieldValues>({ recordForm, conflict, onSettled }: RowProps<Values>) {
  const { form, options } = recordForm;
  const path = conflict.field as Path<Values>;
  const field = options.labels[conflict.field] ?? conflict.field;
  const shown = (value: unknown) => options.format?.[conflict.field]?.(value as never) ?? shownValue(value);
  const takeTheirs = () => {
    form.setValue(path, conflict.theirs as never, { shouldDirty: true });
    onSettled();
  };
  return (
    <li>
      <strong>{field}</strong>
      <Suspense>
        <Comparison theirs={shown(conflict.theirs)} mine={shown(conflict.mine)} />
      </Suspense>
      <Flex gap="3" wrap="wrap">
        <Button
          type="button"
          size="1"
          variant="surface"
          aria-label={t('takeTheirsOf', { field })}
          onClick={takeTheirs}
        >
          {t('takeTheirs')}
        </Button>
        <Button
          type="button"
          size="1"
          variant="surface"
          aria-label={t('keepMineOf', { field })}
          onClick={onSettled}
        >
          {t('keepMine')}
        </Button>
      </Flex>
    </li>
  );
}

function shownValue(value: unknown) {
  if (value === '' || value === null || value === undefined) return t('empty');
  const isText = typeof value === 'string' || (value as { type?: unknown }).type === 'doc';
  return isText || typeof value === 'number' ? value : t('changed');
}
