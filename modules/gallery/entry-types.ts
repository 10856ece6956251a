import { entryType } from '#server/content/entry-type.ts';
import { pictureFields, typeFields } from './inputs.ts';
import { searchEntry } from './search.ts';
import { galleryPictures, galleryTypes } from './tables.ts';

/** The types of pictures, which visitors filter by. */
export const types = entryType({
  name: 'galleryType',
  noun: 'type',
  table: galleryTypes,
  fields: typeFields,
  access: 'administrator',
  title: ({ name }) => name,
  titleField: 'name',
  list: '/only-us/global-setting/gallery-type',
});

/** The pictures of the gallery. */
export const pictures = entryType({
  name: 'gallery',
  noun: 'picture',
  table: galleryPictures,
  fields: pictureFields,
  access: 'client',
  title: ({ title }) => title,
  titleField: 'title',
  list: '/only-us/gallery',
  belongsTo: { typeId: types },
  files: ({ fileId }) => ({ fileId: [fileId] }),
  search: searchEntry,
});
