import { usePageContext } from 'vike-react/usePageContext';
import { timeAgo } from '#lib/spoken-time.ts';
import { changesInWords } from '../history/changes-in-words.ts';
import { changedFields } from '../history/Differences.tsx';
import { FieldDifference } from '../history/FieldDifference.tsx';
import type { FieldsOfForm, Version } from '../history/history-api.ts';
import { countChanges } from '../working-copy/merge.ts';
import { fileFieldsOf } from './parts.ts';
import { t } from './texts.ts';

type Values = Record<string, unknown>;

interface Props {
  before: Values;
  after: Values;
  form: FieldsOfForm;
  /** The changes since the last publication; undefined when they couldn't be read. */
  versions: Version[] | undefined;
}

// The number that is kept: with as many, the first ones may be gone.
const maxVersions = 50;

export function Changes({ before, after, form: { fields, labels, format }, versions }: Props) {
  const { site, user } = usePageContext();
  const summaryOf = (field: string) => {
    const total = countChanges({ [field]: before[field] }, { [field]: after[field] });
    const what = (count: number) =>
      changesInWords({ [field]: Math.min(count, total) }, { [field]: labels[field] }, after);
    const mine = (count: number) => t('whose', { what: what(count), who: t('you') });
    const people = peopleOf(field, versions ?? []).map(({ by, at, count }) => {
      const time = timeAgo(at, site.timeZone);
      if (by === user?.name) return mine(count);
      return t('whose', { what: what(count), who: `${by ?? t('somebody')}, ${time}` });
    });
    if (people.length > 0) return people.join(', ');
    return versions && versions.length < maxVersions ? mine(total) : what(total);
  };
  return (
    <ul className="publish-changes">
      {changedFields(before, after, labels).map((field) => (
        <li key={field}>
          <details>
            <summary>{summaryOf(field)}</summary>
            <FieldDifference
              {...{ field, before: before[field], after: after[field], format: format[field] }}
              known={{ pictures: {}, fileFields: fileFieldsOf(fields) }}
            />
          </details>
        </li>
      ))}
    </ul>
  );
}

/** The people who changed a field, latest first: when, and how much of it at most. */
function peopleOf(field: string, versions: Version[]) {
  const people = new Map<string | null, { by: string | null; at: Date; count: number }>();
  for (const { by, at, changes } of versions) {
    const [known, count = 0] = [people.get(by), changes[field]];
    if (count > 0) people.set(by, { by, at: known?.at ?? at, count: Math.max(count, known?.count ?? 0) });
  }
  return [...people.values()];
}
