import { Button, Flex, Select } from '@radix-ui/themes';
import Upload from 'lucide-react/icons/upload';
import { t } from '#modules/gallery/texts.ts';
import { ItemSortSelect } from '#renderer/only-us/ui/list/ItemSortSelect.tsx';
import { SearchField } from '#renderer/only-us/ui/SearchField.tsx';
import { TrashButton } from '#renderer/only-us/ui/trash/TrashButton.tsx';
import type { Filter } from './filter.ts';
import type { GalleryType } from './picture.ts';

interface Props {
  filter: Filter;
  onFilter(change: Partial<Filter>): void;
  types: GalleryType[];
  onUpload(): void;
}

/** Search, filters and the upload button. */
export function GalleryToolbar({ filter, onFilter, types, onUpload }: Props) {
  return (
    <Flex gap="3" mb="4" align="center" wrap="wrap">
      <SearchField
        className="gallery-search"
        label={t('search')}
        value={filter.search}
        onChange={(search) => onFilter({ search })}
      />
      <Select.Root
        value={String(filter.type ?? 'all')}
        onValueChange={(value) => onFilter({ type: value === 'all' ? null : Number(value) })}
      >
        <Select.Trigger aria-label={t('type')} />
        <Select.Content>
          <Select.Item value="all">{t('allTypes')}</Select.Item>
          {types.map(({ id, name }) => (
            <Select.Item key={id} value={String(id)}>
              {name}
            </Select.Item>
          ))}
        </Select.Content>
      </Select.Root>
      <Select.Root
        value={filter.state ?? 'all'}
        onValueChange={(value) => onFilter({ state: value === 'all' ? undefined : (value as 'draft') })}
      >
        <Select.Trigger aria-label={t('state')} />
        <Select.Content>
          <Select.Item value="all">{t('allStates')}</Select.Item>
          <Select.Item value="published">{t('published')}</Select.Item>
          <Select.Item value="draft">{t('draft')}</Select.Item>
        </Select.Content>
      </Select.Root>
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
