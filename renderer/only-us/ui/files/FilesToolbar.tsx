import { Flex } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { api } from '#renderer/only-us/api.ts';
import { SearchField } from '../base/SearchField.tsx';
import { SelectField } from '../base/SelectField.tsx';
import { FilterSelect } from '../list/ListToolbar.tsx';
import { sorts } from './file.ts';
import { t } from './texts.ts';
import type { Files } from './use-files.ts';

export function FilesToolbar({ list: { filter, narrow }, children }: { list: Files; children?: ReactNode }) {
  return (
    <Flex gap="3" mb="4" align="center" wrap="wrap">
      <SearchField
        width={260}
        label={t('search')}
        value={filter.search}
        onChange={(search) => narrow({ search: search.slice(0, 100) })}
      />
      <LabelSelect label={filter.label} onChange={(label) => narrow({ label })} />
      <SelectField
        aria-label={t('sort')}
        value={filter.sort}
        options={sorts.map((sort) => ({ value: sort, label: t(sort) }))}
        onChange={(sort) => narrow({ sort })}
      />
      {children}
    </Flex>
  );
}

/** Narrows a list of files down to a label; nothing while no file has one. */
function LabelSelect({ label, onChange }: { label: string; onChange(label: string): void }) {
  const { data: labels = [] } = api.file.getLabels.useQuery();
  if (labels.length === 0 && !label) return null;
  const known = labels.find((each) => each.label.toLowerCase() === label.toLowerCase());
  const options = labels.map(({ label: value, count }) => ({ value, label: `${value} (${count})` }));
  const unknown = label && !known ? [{ value: label, label }] : [];
  return (
    <FilterSelect
      label={t('label')}
      all={t('allLabels')}
      value={known?.label || label || undefined}
      options={[...options, ...unknown]}
      onChange={(chosen = '') => onChange(chosen)}
    />
  );
}
