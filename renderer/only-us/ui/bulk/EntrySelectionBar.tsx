import { Button } from '@radix-ui/themes';
import type { ContentType } from '../../content-api.ts';
import { useMayWith } from '../../use-may.ts';
import { ConfirmButton } from '../base/ConfirmButton.tsx';
import { QuietButton } from '../base/QuietButton.tsx';
import { SelectField } from '../base/SelectField.tsx';
import { EditButton, SelectionBar } from './SelectionBar.tsx';
import { t } from './texts.ts';
import { type BulkAction, useBulkChange, useReport } from './use-bulk-change.ts';
import type { Selection } from './use-selection.ts';

interface Props {
  type: ContentType;
  selection: Selection;
  nameOf(id: number): string;
  canPublish: boolean;
  assign?: Assignable | undefined;
  onEdit?: ((ids: number[]) => void) | undefined;
}

export interface Assignable {
  field: string;
  label: string;
  options: { value: string | number; label: string }[];
}

/** Bulk actions of the selected entries; nothing while none is selected. */
export function EntrySelectionBar({ type, selection, nameOf, canPublish, assign, onEdit }: Props) {
  const { ids } = selection;
  const [mayWrite, mayPublish] = [useMayWith('write', type), useMayWith('publish', type)];
  const { report, failures } = useReport(selection, nameOf);
  const bulk = useBulkChange(type, report);
  const change = (action: BulkAction, values?: object) => void bulk.change(action, ids, values);
  if (!mayWrite || (ids.length === 0 && !bulk.progress)) return null;
  return (
    <SelectionBar selection={selection} progress={bulk.progress} failures={failures}>
      {mayPublish && onEdit && <EditButton ids={ids} onEdit={onEdit} />}
      {assign && <Assign {...assign} onChoose={(values) => change('assign', values)} />}
      {canPublish && <QuietButton onClick={() => change('duplicate')}>{t('duplicate')}</QuietButton>}
      {canPublish && mayPublish && (
        <>
          <Button onClick={() => change('publish')}>{t('publish')}</Button>
          <Button variant="soft" onClick={() => change('unpublish')}>
            {t('unpublish')}
          </Button>
        </>
      )}
      <ConfirmButton
        title={t('deleteTitle', { count: ids.length })}
        description={t('deleteText')}
        confirmLabel={t('delete')}
        onConfirm={async () => change('delete')}
      />
    </SelectionBar>
  );
}

// A choice is made at once, so the field shows its label again.
function Assign({ field, label, options, onChoose }: Assignable & { onChoose(values: object): void }) {
  const choose = (chosen: string) =>
    onChoose({ [field]: options.find(({ value }) => String(value) === chosen)?.value });
  const all = options.map(({ value, label }) => ({ value: String(value), label }));
  return <SelectField value="" placeholder={label} aria-label={label} options={all} onChange={choose} />;
}
