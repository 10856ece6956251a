import { texts } from '#renderer/only-us/ui/texts.ts';

/** The texts of the menu’s screen, and of its card on the form of a page. */
export const t = texts('menu', {
  intro: 'Drag entries into any order. Entries that aren’t public yet are left out until they are.',
  isDefault: 'This is the default menu: areas of the site appear by themselves.',
  addArea: 'Add an area',
  addEntry: 'Add a page or another entry',
  addLink: 'Add a link',
  search: 'Search by title',
  noneFound: 'Nothing found',
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
  notPublic: 'Not public: visitors don’t see it',
  gone: 'Gone: it was deleted, or its module was removed',
  draft: 'Not public',

  notInMenu: 'Visitors can read this page, but no menu leads to it.',
  addToMenu: 'Add to menu',
  addToFooter: 'Add to footer',
  inMenu: 'The page is in the menu.',
  inFooter: 'The page is in the footer.',
});
