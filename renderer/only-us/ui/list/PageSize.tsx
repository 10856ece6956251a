import { SelectField } from '../SelectField.tsx';
import { pageSizes, type PageSize as Size } from './list-address.ts';
import { t } from './texts.ts';

const options = pageSizes.map((size) => ({ value: String(size), label: t('perPage', { size }) }));

/** How many entries a page of a list has. */
export function PageSize({ size, onChange }: { size: Size; onChange(size: Size): void }) {
  const choose = (value: string) => onChange(pageSizes.find((each) => String(each) === value) ?? size);
  return <SelectField aria-label={t('pageSize')} value={String(size)} options={options} onChange={choose} />;
}
