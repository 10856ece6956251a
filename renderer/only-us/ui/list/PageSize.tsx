import { SelectField } from '../SelectField.tsx';
import { pageSizes, type PageSize as Size } from './list-address.ts';
import { t } from './texts.ts';

const options = pageSizes.map((size) => ({ value: String(size), label: t('perPage', { size }) }));

interface Props {
  size: Size;
  /** How many entries there are. */
  total: number;
  onChange(size: Size): void;
}

/** How many entries a page of a list has; nothing where one page of any size has all. */
export function PageSize({ size, total, onChange }: Props) {
  if (total <= pageSizes[0]) return null;
  const choose = (value: string) => onChange(pageSizes.find((each) => String(each) === value) ?? size);
  return <SelectField aria-label={t('pageSize')} value={String(size)} options={options} onChange={choose} />;
}
