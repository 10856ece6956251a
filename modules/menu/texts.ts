import { texts } from '#renderer/only-us/ui/base/texts.ts';

export const t = texts('menu', {
  intro: 'Drag entries into any order. Entries appear once they’re public.',
  isDefault: 'This menu builds itself. Change something and it’s yours.',
  empty: 'Hidden until there is something to show: {areas}.',
  addArea: 'Add an area',
  addLink: 'Add a page or link',
  reset: 'Back to the default',
  labelId: 'Label in Indonesian',
  labelEn: 'Label in English',
  link: 'Link',
  place: 'Place',
  header: 'Header',
  footer: 'Footer',
  indent: 'Move “{name}” below the entry above',
  outdent: 'Move “{name}” to the first level',
  remove: 'Remove “{name}”',
  notPublic: 'Not public',
  gone: 'Gone: it was deleted, or its module was removed',

  notInMenu: 'Visitors can read this page, but no menu leads to it.',
  addToMenu: 'Add to menu',
  addToFooter: 'Add to footer',
  inMenu: 'The page is in the menu.',
  inFooter: 'The page is in the footer.',
});
