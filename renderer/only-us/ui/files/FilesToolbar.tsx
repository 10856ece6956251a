import { Flex, Select } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { SearchField } from '../SearchField.tsx';
import type { FileFilter } from './file.ts';
import { t } from './texts.ts';
import type { Files } from './use-files.ts';

const sorts = ['newest', 'oldest', 'name', 'name-desc', 'size', 'size-asc'] as const;

/** Search and sort of a list of files, and what its owner adds. */
export function FilesToolbar({ list: { filter, narrow }, children }: { list: Files; children?: ReactNode }) {
  return (
    <Flex gap="3" mb="4" align="center" wrap="wrap">
      <SearchField
        className="files-search"
        label={t('search')}
        value={filter.search}
        onChange={(search) => narrow({ search: search.slice(0, 100) })}
      />
      <Select.Root value={filter.sort} onValueChange={(sort) => narrow({ sort: sort as FileFilter['sort'] })}>
        <Select.Trigger aria-label={t('sort')} />
        <Select.Content>
          {sorts.map((sort) => (
            <Select.Item key={sort} value={sort}>
              {t(sort)}
            </Select.Item>
          ))}
        </Select.Content>
      </Select.Root>
      {children}
    </Flex>
  );
}
