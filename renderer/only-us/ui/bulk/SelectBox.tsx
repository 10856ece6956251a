import './select.css';
import { Checkbox } from '@radix-ui/themes';
import { t } from './texts.ts';
import type { Selection } from './use-selection.ts';

/** Selects an entry of a list; with Shift all from the last one on. */
export function SelectBox({ selection, id, name }: { selection: Selection; id: number; name: string }) {
  return (
    <Checkbox
      size="2"
      className="select-box"
      aria-label={t('select', { name })}
      checked={selection.has(id)}
      onClick={(event) => selection.toggle(id, event.shiftKey)}
    />
  );
}

export function SelectPageBox({ selection }: { selection: Selection }) {
  const { ids, isPage, selectPage, clearPage } = selection;
  return (
    <Checkbox
      size="2"
      className="select-box"
      aria-label={t('selectAll')}
      checked={isPage || (ids.length > 0 && 'indeterminate')}
      onClick={isPage ? clearPage : selectPage}
    />
  );
}
