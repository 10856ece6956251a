import { texts } from '../base/texts.ts';

export const t = texts('select', {
  select: 'Select “{name}”',
  selectAll: 'Select all on this page',
  selectAllOf: 'Select all {count, number} that match',
  actions: 'Selected entries',
  selected: '{count, number} selected',
  clear: 'Clear selection',
  edit: 'Edit {count, number}',
  tooManyToEdit: 'Select at most {most} to edit them together.',
  deleteTitle: 'Delete {count, plural, one {# entry} other {# entries}}?',
  deleteText: 'They go to the trash, where you can restore them for 30 days. Visitors no longer see them.',
  published: '{count, plural, one {# entry was} other {# entries were}} published.',
  unpublished:
    '{count, plural, one {# entry is a draft} other {# entries are drafts}} again. Visitors no longer see them.',
  deleted: 'Has successfully deleted the data: {count, plural, one {# entry} other {# entries}}',
  assigned: '{count, plural, one {# entry was} other {# entries were}} changed.',
  duplicated: '{count, plural, one {# copy was added as a draft} other {# copies were added as drafts}}.',
  restored: '{count, plural, one {# entry was} other {# entries were}} restored.',
  failed: '{count, plural, one {# was} other {# were}} not changed',
  failedOne: '“{name}”: {why}',
  andMore: 'And {count} more. They are still selected.',
  failedShow: '{count, plural, one {# was not changed: why?} other {# were not changed: why?}}',
  running: '{done} of {total} done …',
  progress: 'Progress',
  field: '{label} of “{name}”',
  save: 'Save {count, plural, =0 {} other {#}}',
  saved: '{count, plural, one {# entry was} other {# entries were}} saved.',
  refused:
    '{count, plural, one {# row was not saved. What you typed is still here.} other {# rows were not saved. What you typed is still here.}}',
  savedNow: '{label} is saved as “{value}”.',
  leave: 'Your changes aren’t saved. Leave anyway?',
});
