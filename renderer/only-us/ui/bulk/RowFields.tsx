import { Grid, Text, TextField } from '@radix-ui/themes';
import { useId } from 'react';
import { ErrorText } from '../base/ErrorText.tsx';
import { t } from './texts.ts';
import type { Editing } from './use-edits.ts';

export interface EditedField {
  field: string;
  label: string;
  maxLength: number;
  placeholder?: string;
}

interface Props {
  id: number | undefined;
  fields: EditedField[];
  editing: Editing;
}

export function RowFields({ id, fields, editing: { rows, edits, refusals, change } }: Props) {
  const refusalId = useId();
  const row = rows.find((each) => each.id === id);
  if (!row) return null;
  const refusal = refusals.get(row.id);
  const typed = edits[row.id] ?? {};
  return (
    <Grid columns="repeat(auto-fit, minmax(240px, 1fr))" gapX="2" gapY="1">
      {fields.map(({ field, label, ...input }) => (
        <TextField.Root
          key={field}
          {...input}
          autoComplete="off"
          aria-label={t('field', { label, name: row.name })}
          aria-invalid={refusal && typed[field] !== undefined ? true : undefined}
          aria-describedby={refusal && refusalId}
          title={row.locked?.[field]}
          disabled={row.locked?.[field] !== undefined}
          value={typed[field] ?? row.values[field] ?? ''}
          onChange={(event) => change(row.id, { [field]: event.target.value })}
        >
          <TextField.Slot>
            <Text size="1">{label}</Text>
          </TextField.Slot>
        </TextField.Root>
      ))}
      {refusal && (
        <ErrorText id={refusalId} style={{ gridColumn: '1 / -1' }}>
          {refusal}
          {fields
            .filter(({ field }) => typed[field] !== undefined && typed[field] !== row.values[field])
            .map(({ field, label }) => ` ${t('savedNow', { label, value: row.values[field] ?? '' })}`)}
        </ErrorText>
      )}
    </Grid>
  );
}
