import { Grid } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { api } from '#renderer/only-us/api.ts';
import { FieldDifference } from '../history/FieldDifference.tsx';
import type { FieldConflict } from './merge.ts';
import { t } from './texts.ts';
import type { EntryOf } from './use-record-form.ts';

interface Props {
  conflict: FieldConflict;
  /** What is in conflict: 'Text (2 of 3)'. */
  name: string;
  /** The entry in the form, whose history knows which fields are pictures. */
  entry?: EntryOf | null;
  format: ((value: never) => string) | undefined;
  /** The buttons that choose a side. */
  choices: { theirs: ReactNode; mine: ReactNode };
}

/** What each of two people changed in a field, or in a block of a text, side by side. */
export function ConflictSides(props: Props) {
  return props.entry ? <OfEntry {...props} entry={props.entry} /> : <Sides {...props} fileFields={[]} />;
}

function OfEntry({ entry: { type, id }, ...props }: Props & { entry: EntryOf }) {
  const { getVersions, getVersion } = api.content;
  const newest = getVersions.useQuery({ type, id }, { staleTime: 0 }).data?.[0]?.id;
  const version = getVersion.useQuery(
    { type, id, versionId: newest ?? 1 },
    { staleTime: 0, enabled: newest !== undefined },
  );
  return <Sides {...props} fileFields={Object.keys(version.data?.files ?? {})} />;
}

function Sides({ conflict, name, format, choices, fileFields }: Props & { fileFields: string[] }) {
  const { field, base, theirs, mine } = conflict;
  const side = (title: string, after: unknown, choice: ReactNode) => (
    <section aria-label={t('sideOf', { side: title, field: name })}>
      <h3>{title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard */}
      <div className="conflict-difference" tabIndex={0}>
        <FieldDifference {...{ field, format, after }} before={base} known={{ pictures: {}, fileFields }} />
      </div>
      {choice}
    </section>
  );
  return (
    <Grid columns="repeat(auto-fit, minmax(min(100%, 220px), 1fr))" gap="4" mt="2" className="conflict-sides">
      {side(t('theirs'), theirs, choices.theirs)}
      {side(t('mine'), mine, choices.mine)}
    </Grid>
  );
}
