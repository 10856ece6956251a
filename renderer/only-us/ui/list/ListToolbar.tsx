import { Button, Flex } from '@radix-ui/themes';
import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import { RowMenu } from '../base/RowMenu.tsx';
import { SearchField } from '../base/SearchField.tsx';
import { SelectField } from '../base/SelectField.tsx';
import { longestSearch } from './list-address.ts';
import { t } from './texts.ts';

interface Props {
  label: string;
  search: string;
  onSearch(search: string): void;
  width?: number;
  filters?: ReactNode;
  children?: ReactNode;
}

/** Search, filters and actions above a list. The search shrinks where there is little room. */
export function ListToolbar({ label, search, onSearch, width = 210, filters, children }: Props) {
  return (
    <Flex gap="2" mb="4" align="center" wrap="wrap" className="list-toolbar">
      <SearchField
        width={width}
        label={label}
        value={search}
        onChange={(words) => onSearch(words.slice(0, longestSearch))}
      />
      {filters}
      <Flex gap="2" ml="auto">
        {children}
      </Flex>
    </Flex>
  );
}

interface FilterProps<Value extends string> {
  label: string;
  all: string;
  value: Value | undefined;
  options: readonly { value: Value; label: string }[];
  onChange(value: Value | undefined): void;
}

// No value of a filter is a space.
const none = ' ';

export function FilterSelect<Value extends string>(props: FilterProps<Value>) {
  const { label, all, value, options, onChange } = props;
  return (
    <SelectField
      aria-label={label}
      value={value ?? none}
      options={[{ value: none, label: all }, ...options]}
      onChange={(chosen) => onChange(options.find((option) => option.value === chosen)?.value)}
    />
  );
}

/** Rare actions of a list. */
export function ListMenu({ onTrash }: { onTrash(): void }) {
  return <RowMenu label={t('moreOfList')} items={[{ label: t('trash'), onSelect: onTrash }]} />;
}

/** Adds an entry, on a page of its own or in a dialog. */
export function AddButton({ href, onAdd, children }: { href?: string; onAdd?(): void; children: ReactNode }) {
  const label = (
    <>
      <Plus size={16} aria-hidden /> {children}
    </>
  );
  return href === undefined ? (
    <Button aria-keyshortcuts="n" onClick={onAdd}>
      {label}
    </Button>
  ) : (
    <Button asChild>
      <a href={href} aria-keyshortcuts="n">
        {label}
      </a>
    </Button>
  );
}
