import { interfaceLanguage } from '#lib/interface-language.ts';
import './form.css';
import { Button, Callout, Flex, Grid } from '@radix-ui/themes';
import { type ReactNode, useContext, useId, useState } from 'react';
import { ExternalStore, useStored } from '../../external-store.ts';
import { ConflictsOfForm, type FieldConflict, placeOf } from '../base/conflict-places.tsx';
import { later } from '../base/later.tsx';
import type { Merged } from '../working-copy/merge.ts';
import type { RecordForm } from '../working-copy/record-form.ts';
import { t } from '../working-copy/texts.ts';

const ConflictCard = later(() => import('./ConflictCard.tsx'), 'ConflictCard');

interface Props {
  recordForm: RecordForm;
}

/** Around a form: what two people changed is shown where it is. */
export function WithConflicts({ recordForm, children }: Props & { children: ReactNode }) {
  const [places] = useState(() => new ExternalStore<ReadonlySet<string>>(new Set()));
  const all = recordForm.edited.conflicts;
  const card = (conflict: FieldConflict, onChoose?: () => void) => (
    <Card key={conflict.key} {...{ recordForm, conflict, onChoose }} />
  );
  return <ConflictsOfForm value={{ all, places, card }}>{children}</ConflictsOfForm>;
}

function Card(props: Omit<Parameters<typeof ConflictCard>[0], 'id'>) {
  // The frame is there at once, to take the focus.
  const id = useId();
  return (
    <Grid className="conflict-card" gap="3" role="group" aria-labelledby={id} data-conflict tabIndex={-1}>
      <ConflictCard {...props} id={id} />
    </Grid>
  );
}

/** After somebody else saved: what was merged, until that is read; and what both changed where no field has room for it. */
export function Conflict({ recordForm }: Props) {
  const { labels, edited } = recordForm;
  const { merged } = edited;
  const form = useContext(ConflictsOfForm);
  const places = useStored(form?.places ?? nowhere);
  return (
    <>
      {merged && (
        <Callout.Root className="form-note" color="amber" highContrast role="alert">
          <Callout.Text>
            <strong>{t('conflictTitle')}</strong> {summaryOf(merged, labels)} {t('checkAndSave')}
          </Callout.Text>
          <Flex>
            <Button type="button" size="1" variant="surface" onClick={() => edited.dismissMerged()}>
              {t('dismiss')}
            </Button>
          </Flex>
        </Callout.Root>
      )}
      {form?.all.filter((conflict) => !places.has(placeOf(conflict))).map((conflict) => form.card(conflict))}
    </>
  );
}

const nowhere = new ExternalStore<ReadonlySet<string>>(new Set());

function summaryOf({ theirFields, myFields }: Merged, labels: Record<string, string | undefined>) {
  const list = (fields: string[]) =>
    new Intl.ListFormat(interfaceLanguage()).format(
      [...new Set(fields)].map((field) => labels[field] ?? field),
    );
  const parts = [
    theirFields.length > 0 && t('theirFields', { fields: list(theirFields) }),
    myFields.length > 0 && t('yourFields', { fields: list(myFields) }),
  ].filter(Boolean);
  return t('mergedOf', { fields: parts.join('; ') });
}
