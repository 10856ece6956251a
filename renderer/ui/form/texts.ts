import { texts } from '#renderer/ui/texts.ts';

/** The words of every form. */
export const t = texts('form', {
  save: 'Save',
  cancel: 'Cancel',
  close: 'You have changes that are not saved. Close all the same?',
  leave: 'You have changes that are not saved. Leave all the same?',
  unsaved: 'Changes not saved yet',
  allSaved: 'Everything is saved',
  keptTitle: 'There are changes from {date} that were not saved',
  keptText: 'This browser has kept them.',
  keptBack: 'Put them back',
  keptDiscard: 'Discard them',
  conflictTitle: 'Somebody else saved this meanwhile',
  conflictText: 'Nothing you typed is lost. Look at what differs, then save again.',
  conflictNone: 'Your changes and theirs are put together. Save again to keep both.',
  taken: 'Taken over from them: {fields}.',
  field: 'Field',
  theirs: 'Theirs',
  mine: 'Yours',
  takeTheirs: 'Take theirs',
  takeTheirsOf: 'Take theirs for {field}',
  keepMine: 'Keep yours',
  keepMineOf: 'Keep yours for {field}',
  empty: 'empty',
  changed: 'Changed',
});
