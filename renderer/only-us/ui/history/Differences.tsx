import { isEqual } from '#lib/is-equal.ts';
import { FieldDifference, type KnownFiles } from './FieldDifference.tsx';
import type { FieldsOfForm } from './history-api.ts';
import { t } from './texts.ts';

type Values = Record<string, unknown>;

interface Props {
  before: Values;
  after: Values;
  known: KnownFiles;
  form: { labels: FieldsOfForm['labels']; format?: FieldsOfForm['format'] };
  none: string;
}

/** The fields that differ between two versions of an entry, in the order of its form. */
export function Differences({ before, after, known, form: { labels, format = {} }, none }: Props) {
  const fields = changedFields(before, after, labels);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section without a heading is no better
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard
    <div className="panel history-differences" tabIndex={0} role="region" aria-label={t('differences')}>
      {fields.length === 0 && <p>{none}</p>}
      {fields.map((field) => (
        <div key={field}>
          <h2>{labels[field] ?? field}</h2>
          <FieldDifference
            {...{ field, known }}
            before={before[field]}
            after={after[field]}
            format={format[field]}
          />
        </div>
      ))}
    </div>
  );
}

export function changedFields(before: Values, after: Values, labels: object): string[] {
  const inOrder = [...Object.keys(labels), ...Object.keys(after)];
  // A version from before a field existed doesn't have it.
  return [...new Set(inOrder)].filter(
    (field) => field in after && !isEqual(orNull(before[field]), orNull(after[field])),
  );
}

function orNull(value: unknown) {
  return value === '' || (Array.isArray(value) && value.length === 0) ? null : (value ?? null);
}
