import './gallery.css';
import { Box, Button, Flex, Text } from '@radix-ui/themes';
import Upload from 'lucide-react/icons/upload';
import { type ReactNode, useCallback, useState } from 'react';
import { t } from '#modules/gallery/texts.ts';
import { galleryPicture } from '#modules/gallery/type.ts';
import { api } from '#renderer/only-us/api.ts';
import { EmptyState } from '#renderer/only-us/ui/base/EmptyState.tsx';
import { later } from '#renderer/only-us/ui/base/later.tsx';
import { MoveButtons } from '#renderer/only-us/ui/base/MoveButtons.tsx';
import { Muted } from '#renderer/only-us/ui/base/Muted.tsx';
import { NotLoaded } from '#renderer/only-us/ui/base/NotLoaded.tsx';
import type { Moves } from '#renderer/only-us/ui/base/SortableList.tsx';
import { type ListedEntry, ListedMenu, OpenLink, StatusBadge } from '#renderer/only-us/ui/entry/EntryRow.tsx';
import { entryListFields, ListScreen } from '#renderer/only-us/ui/entry/ListScreen.tsx';
import { FilterSelect } from '#renderer/only-us/ui/list/ListToolbar.tsx';
import {
  choiceField,
  filterField,
  idField,
  type ListState,
  pageSizeField,
  switchField,
} from '#renderer/only-us/ui/list/list-address.ts';
import { useListState } from '#renderer/only-us/ui/list/use-list-state.ts';
import { useMay } from '#renderer/only-us/use-may.ts';
import { Picture } from '#renderer/ui/Picture.tsx';
import { type GalleryPicture, type GalleryType, optionsOf } from './picture.ts';
import { UploadDialog } from './UploadDialog.tsx';

const listFields = {
  ...entryListFields,
  type: idField,
  state: filterField(['draft', 'published']),
  // New uploads are looked for most; visitors see the manual order.
  sort: choiceField('newest', 'order', 'oldest', 'name', 'name-desc'),
  size: pageSizeField(50),
  // Also from the command palette.
  upload: switchField,
};

const EditPictures = later(() => import('./EditPictures.tsx'), 'EditPictures');

export default function Page() {
  const pictures = api.gallery.getAll.useQuery();
  const types = api.galleryType.getAll.useQuery();
  if (!pictures.data) return <NotLoaded title={t('failedTitle')} query={pictures} />;
  if (!types.data) return <NotLoaded title={t('failedTitle')} query={types} />;
  return types.data.length > 0 ? <Gallery pictures={pictures.data} types={types.data} /> : <NoTypes />;
}

function Gallery({ pictures, types }: { pictures: GalleryPicture[]; types: GalleryType[] }) {
  const [address, narrow] = useListState(listFields);
  const [editedIds, editMany] = useState<number[] | null>(null);
  const upload = (isOpen: boolean) => narrow({ upload: isOpen, page: address.page }, 'replace');
  const stopEditing = useCallback(() => editMany(null), []);
  // A type that was deleted meanwhile filters nothing.
  const filter = { ...address, type: types.some(({ id }) => id === address.type) ? address.type : null };
  return (
    <>
      <ListScreen<GalleryPicture>
        type={galleryPicture}
        list={{
          words: ({ description, type }) => `${description} ${type ?? ''}`,
          add: (
            <Button aria-keyshortcuts="n" onClick={() => upload(true)}>
              <Upload size={16} aria-hidden /> {t('upload')}
            </Button>
          ),
          state: filter,
          narrow,
          filters: <Filters filter={filter} onFilter={narrow} types={types} />,
          // The list itself searches the words.
          passes: ({ typeId, status }) =>
            (filter.type === null || typeId === filter.type) &&
            (filter.state === undefined || status === filter.state),
          noMatchText: t('noMatchText'),
          assign: {
            field: 'typeId',
            label: t('changeType'),
            options: types.map(({ id, name }) => ({ value: id, label: name })),
          },
          onEditMany: editMany,
          card: (picture, listed, moves, box) => <PictureCard {...{ picture, listed, moves, box }} />,
        }}
      />
      {address.upload && <UploadDialog pictures={pictures} types={types} onClose={() => upload(false)} />}
      {editedIds && <EditPictures ids={editedIds} pictures={pictures} onClose={stopEditing} />}
    </>
  );
}

interface FiltersProps {
  filter: Filter;
  onFilter(change: Partial<Filter>): void;
  types: GalleryType[];
}

function Filters({ filter, onFilter, types }: FiltersProps) {
  return (
    <>
      <FilterSelect
        label={t('type')}
        all={t('allTypes')}
        value={filter.type === null ? undefined : String(filter.type)}
        options={optionsOf(types)}
        onChange={(type) => onFilter({ type: type === undefined ? null : Number(type) })}
      />
      <FilterSelect
        label={t('state')}
        all={t('allStates')}
        value={filter.state}
        options={(['published', 'draft'] as const).map((value) => ({ value, label: t(value) }))}
        onChange={(state) => onFilter({ state })}
      />
    </>
  );
}

/** An empty gallery first needs a type, which only administrators can create. */
function NoTypes() {
  const mayCreate = useMay('publish', 'pages');
  return (
    <EmptyState title={t('noTypesTitle')} text={t(mayCreate ? 'noTypesText' : 'noTypesClient')}>
      {mayCreate && (
        <Button asChild>
          <a href="/only-us/global-setting/gallery-type">{t('toTypes')}</a>
        </Button>
      )}
    </EmptyState>
  );
}

type Filter = ListState<typeof listFields>;

interface Props {
  picture: GalleryPicture;
  listed: ListedEntry;
  moves: Moves;
  box: ReactNode;
}

/** A picture in the grid; a click anywhere opens it. */
function PictureCard({ picture: { picture, title, type }, listed, moves, box }: Props) {
  return (
    <article className="gallery-card opens-whole" aria-label={title}>
      <Box className="gallery-card-picture tile-picture" position="relative">
        {picture && <Picture picture={{ ...picture, alt: '' }} sizes="240px" ground={picture.color} />}
        <StatusBadge {...listed} />
      </Box>
      <Box className="gallery-card-box" top="2" left="2">
        {box}
      </Box>
      <Flex className="gallery-card-actions on-hover" top="2" right="2" gap="2">
        <MoveButtons moves={moves} direction="row" name={title} />
        <ListedMenu {...listed} size="1" />
      </Flex>
      <Flex direction="column" mt="1">
        <Text as="p" size="2" weight="medium" truncate>
          <OpenLink {...listed} />
        </Text>
        <Muted as="span" truncate>
          {type}
        </Muted>
      </Flex>
    </article>
  );
}
