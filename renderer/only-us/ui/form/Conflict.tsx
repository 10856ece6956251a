import { interfaceLanguage } from '#lib/interface-language.ts';
import './form.css';
import { Button, Callout, Flex } from '@radix-ui/themes';
import { usePageContext } from 'vike-react/usePageContext';
import { api } from '#renderer/only-us/api.ts';
import { spokenTime } from '../Ago.tsx';
import { later } from '../later.tsx';
import { type FieldConflict, type Merged, theirSide } from './merge.ts';
import { t } from './texts.ts';
import type { EntryOf, RecordForm } from './use-record-form.ts';

// Rarely needed.
const ConflictSides = later(() => import('./ConflictSides.tsx'), 'ConflictSides');

interface Props {
  recordForm: RecordForm;
}

/**
 * After someone else saved: what was merged, and both values of each conflicting field to choose from. It is above the form,
 * and the view stays where somebody is writing.
 */
export function Conflict({ recordForm }: Props) {
  const { edited, labels, entry } = recordForm;
  const { merged, mergedAt, base } = edited;
  if (!merged) return null;
  const at = mergedAt ?? base.at;
  return (
    <Callout.Root className="form-note" color="amber" highContrast role="alert">
      <Callout.Text>
        <strong>{entry ? <TitleWithName entry={entry} at={at} /> : <Title at={at} />}</strong>{' '}
        {summaryOf(merged, labels, edited.keepsCopy)}
      </Callout.Text>
      <FieldConflicts recordForm={recordForm} />
      {merged.conflicts.length === 0 && (
        <Flex>
          <Button type="button" size="1" variant="surface" onClick={() => edited.dismissMerged()}>
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
    new Intl.ListFormat(interfaceLanguage()).format(
      [...new Set(fields)].map((field) => labels[field] ?? field),
    );
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

interface TitleProps {
  at?: Date;
  /** Who saved it, where that is known. */
  name?: string | null;
}

/** 'Sari saved this at 09.41 while you were editing.' */
function Title({ at, name }: TitleProps) {
  const { timeZone } = usePageContext().site;
  if (!at) return t('conflictTitle');
  const time = spokenTime(at, timeZone);
  return name ? t('conflictTitleBy', { name, time }) : t('conflictTitleAt', { time });
}

/** The same with the name from the history: the last person but oneself, whose own edits were saved since, too. */
function TitleWithName({ entry: { type, id }, at }: TitleProps & { entry: EntryOf }) {
  const { user } = usePageContext();
  const { data } = api.content.getVersions.useQuery({ type, id }, { staleTime: 0 });
  const theirs = data?.find(({ by }) => by && by !== user?.name);
  return <Title at={theirs?.at ?? at} name={theirs?.by} />;
}

/** What both changed, a field or a block of a text each, until one side of it is chosen. */
function FieldConflicts({ recordForm }: Props) {
  const { edited, entry, labels } = recordForm;
  const all = edited.merged?.conflicts ?? [];
  if (edited.conflicts.length === 0) return null;
  return (
    <ul className="field-conflicts" data-conflict tabIndex={-1}>
      {edited.conflicts.map((conflict) => (
        <FieldConflictRow
          key={all.indexOf(conflict)}
          recordForm={recordForm}
          conflict={conflict}
          entry={entry}
          name={nameOf(conflict, all, labels[conflict.field] ?? conflict.field)}
          onSettled={() => edited.choose(conflict)}
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

interface RowProps {
  recordForm: RecordForm;
  conflict: FieldConflict;
  name: string;
  entry: EntryOf | null | undefined;
  onSettled(): void;
}

function FieldConflictRow(props: RowProps) {
  const { recordForm, conflict, name, entry, onSettled } = props;
  const { form, format } = recordForm;
  const { field } = conflict;
  const takeTheirs = () => {
    form.setValue(field, theirSide(conflict, form.getValues(field)), { shouldDirty: true });
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
      <ConflictSides
        {...{ conflict, name, entry }}
        format={format?.[field]}
        choices={{
          theirs: choice(t('takeTheirs'), t('takeTheirsOf', { field: name }), takeTheirs),
          mine: choice(t('keepMine'), t('keepMineOf', { field: name }), onSettled),
        }}
      />
    </li>
  );
}
