import { Flex } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { SearchField } from '../SearchField.tsx';
import { SelectField } from '../SelectField.tsx';
import { LabelSelect } from './LabelSelect.tsx';
import { t } from './texts.ts';
import type { Files } from './use-files.ts';

const sorts = ['newest', 'oldest', 'name', 'name-desc', 'size', 'size-asc', 'uses'] as const;

/** Search, label and sort of a list of files, and what its owner adds. */
export function FilesToolbar({ list: { filter, narrow }, children }: { list: Files; children?: ReactNode }) {
  return (
    <Flex gap="3" mb="4" align="center" wrap="wrap">
      <SearchField
        className="files-search"
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
