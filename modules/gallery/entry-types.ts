import { entryType } from '#server/module/entry-type.ts';
import { searchEntry } from './search.ts';
import { galleryPictures, galleryTypes } from './tables.ts';
import { galleryPicture, pictureType } from './type.ts';

export const types = entryType(pictureType, { table: galleryTypes });

export const pictures = entryType(galleryPicture, {
  table: galleryPictures,
  belongsTo: { typeId: types },
  search: searchEntry,
});
