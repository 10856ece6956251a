import './form.css';
import { Button, Callout, Flex } from '@radix-ui/themes';
import type { FieldValues } from 'react-hook-form';
import { Title, TitleWithName } from './ConflictTitle.tsx';
import { FieldConflicts } from './FieldConflicts.tsx';
import type { Merged } from './merge-edits.ts';
import { t } from './texts.ts';
import type { RecordForm } from './use-record-form.ts';

interface Props<Values extends FieldValues> {
  recordForm: RecordForm<Values>;
}

/**
 * After someone else saved: what was merged, and both values of each conflicting field to choose from. It is above the form,
 * and the view stays where somebody is writing.
 */
export function Conflict<Values extends FieldValues>({ recordForm }: Props<Values>) {
  const { merged, options, entry, copy } = recordForm;
  if (!merged) return null;
  return (
    <Callout.Root className="form-note" color="amber" highContrast role="alert">
      <Callout.Text>
        <strong>
          {entry ? <TitleWithName entry={entry} at={options.record.at} /> : <Title at={options.record.at} />}
        </strong>{' '}
        {summaryOf(merged, options.labels, Boolean(copy))}
      </Callout.Text>
      <FieldConflicts recordForm={recordForm} entry={entry} />
      {merged.conflicts.length === 0 && (
        <Flex>
          <Button type="button" size="1" variant="surface" onClick={recordForm.dismissMerged}>
            {t('dismiss')}
          </Button>
        </Flex>
      )}
    </Callout.Root>
  );
}

function summaryOf(
  { theirFields, myFields, conflicts }: Merged<object>,
  labels: Record<string, string | undefined>,
  savesByItself: boolean,
) {
  const list = (fields: string[]) =>
    new Intl.ListFormat('en').format([...new Set(fields)].map((field) => labels[field] ?? field));
  const parts = [
    theirFields.length > 0 && t('theirFields', { fields: list(theirFields) }),
    myFields.length > 0 && t('yourFields', { fields: list(myFields) }),
  ].filter(Boolean);
  const mergedOf = parts.length > 0 && t('mergedOf', { fields: parts.join('; ') });
  if (conflicts.length === 0)
    return `${mergedOf || t('merged')} ${t(savesByItself ? 'check' : 'checkAndSave')}`;
  const choose = t(savesByItself ? 'choose' : 'chooseAndSave', {
    fields: list(conflicts.map(({ field }) => field)),
  });
  return mergedOf ? `${mergedOf} ${choose}` : choose;
}
