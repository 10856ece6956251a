import { QuietButton } from '../base/QuietButton.tsx';
import { t } from './texts.ts';
import { maxRows } from './use-edits.ts';

export function EditButton({ ids, onEdit }: { ids: number[]; onEdit(ids: number[]): void }) {
  const isTooMany = ids.length > maxRows;
  return (
    <QuietButton
      aria-haspopup="dialog"
      disabled={isTooMany}
      title={isTooMany ? t('tooManyToEdit', { most: maxRows }) : undefined}
      onClick={() => onEdit(ids)}
    >
      {t('edit', { count: ids.length })}
    </QuietButton>
  );
}
