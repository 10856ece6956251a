import * as z from 'zod/mini';
import { contentType } from '#lib/content-type.ts';
import { field, line, picture, status, text, type ValuesOf } from '#lib/fields.ts';

/** Types of pictures, by which visitors filter. */
export const pictureType = contentType({
  name: 'galleryType',
  area: 'pages',
  noun: 'type',
  list: '/only-us/global-setting/gallery-type',
  fields: { name: line('Name', 60, { translated: true, role: 'title', input: { autoFocus: true } }) },
  row: {},
  texts: {
    addTitle: 'New gallery type',
    saveAsNew: 'Save as a new gallery type',
    editTitle: 'Rename gallery type',
    deleteText:
      'It goes to the trash, where you can restore it for 30 days. A type that pictures use can’t be deleted.',
    emptyText: 'Types sort the gallery for visitors, such as Packaging, Warehouse or Delivery.',
  },
});

const chosenType = z.int('Please choose a type.').check(z.positive('Please choose a type.'));

export const galleryPicture = contentType({
  name: 'gallery',
  noun: 'picture',
  area: 'content',
  namesCover: true,
  list: '/only-us/gallery',
  fields: {
    fileId: picture('Picture', { role: 'cover', input: { uploadLabel: 'Upload another picture' } }),
    title: line('Title', 120, { translated: true, role: 'title' }),
    description: text('Description', 500, { translated: true, input: { rows: 3 } }),
    typeId: field('reference', { label: 'Type', rule: chosenType, empty: 0, to: pictureType }),
    status: status(),
  },
  texts: {
    deleteText: 'It goes to the trash, where you can restore it for 30 days. Visitors no longer see it.',
    emptyText: 'Upload the first pictures of your work. They stay drafts until you publish them.',
  },
});

export type PictureFields = ValuesOf<typeof galleryPicture.fields>;
