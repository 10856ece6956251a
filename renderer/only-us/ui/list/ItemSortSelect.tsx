import { SelectField } from '../SelectField.tsx';
import { type ItemSort, itemSorts } from './arrange.ts';
import { t } from './texts.ts';

const options = itemSorts.map((value) => ({ value, label: t(value) }));

/** How a list is sorted that people otherwise sort by hand. */
export function ItemSortSelect({ sort, onChange }: { sort: ItemSort; onChange(sort: ItemSort): void }) {
  return <SelectField aria-label={t('sort')} value={sort} options={options} onChange={onChange} />;
}
