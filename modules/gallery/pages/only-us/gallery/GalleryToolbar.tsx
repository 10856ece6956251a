import { Button, Flex } from '@radix-ui/themes';
import Upload from 'lucide-react/icons/upload';
import { t } from '#modules/gallery/texts.ts';
import { ItemSortSelect } from '#renderer/only-us/ui/list/ItemSortSelect.tsx';
import { SearchField } from '#renderer/only-us/ui/SearchField.tsx';
import { SelectField } from '#renderer/only-us/ui/SelectField.tsx';
import { TrashButton } from '#renderer/only-us/ui/trash/TrashButton.tsx';
import type { Filter } from './filter.ts';
import type { GalleryType } from './picture.ts';

interface Props {
  filter: Filter;
  onFilter(change: Partial<Filter>): void;
  types: GalleryType[];
  onUpload(): void;
}

const states = ['all', 'published', 'draft'] as const;

/** Search, filters and the upload button. */
export function GalleryToolbar({ filter, onFilter, types, onUpload }: Props) {
  return (
    <Flex gap="3" mb="4" align="center" wrap="wrap">
      <SearchField
        width={260}
        label={t('search')}
        value={filter.search}
        onChange={(search) => onFilter({ search })}
      />
      <SelectField
        aria-label={t('type')}
        value={String(filter.type ?? 'all')}
        options={[
          { value: 'all', label: t('allTypes') },
          ...types.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={(value) => onFilter({ type: value === 'all' ? null : Number(value) })}
      />
      <SelectField
        aria-label={t('state')}
        value={filter.state ?? 'all'}
        options={states.map((value) => ({ value, label: t(value === 'all' ? 'allStates' : value) }))}
        onChange={(value) => onFilter({ state: value === 'all' ? undefined : value })}
      />
      <ItemSortSelect sort={filter.sort} onChange={(sort) => onFilter({ sort })} />
      <Flex gap="3" ml="auto">
        <TrashButton onOpen={() => onFilter({ trash: true })} />
        <Button onClick={onUpload}>
          <Upload size={16} aria-hidden /> {t('upload')}
        </Button>
      </Flex>
    </Flex>
  );
}
