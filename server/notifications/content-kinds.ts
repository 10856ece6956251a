import { may, type Person, typeAreas } from '#lib/rights.ts';
import type { NotificationKind } from './points.ts';

// Apart from what is said about them (`kinds.ts`), which knows all types of content: what happens to content notifies of these.

const readsContent = (_db: unknown, person: Person) => typeAreas.some((area) => may(person, 'read', area));

type Kind = Omit<NotificationKind, 'describe'>;

/** A comment on a shared preview; `ref`: its id. */
export const remarks: Kind = {
  name: 'remarks',
  label: 'Remarks',
  hint: 'Feedback from people you shared a preview with.',
  byDefault: () => 'office',
  isFor: readsContent,
};

/** A colleague asks to publish an entry, returned or published it; `ref`: its type and id, such as 'blog 7'. */
export const publicationRequests: Kind = {
  name: 'publications',
  label: 'Publication',
  hint: 'Colleagues who ask you to publish, and answers to what you ask for.',
  byDefault: () => 'mail',
  isFor: readsContent,
};

/** A failed schedule; `ref`: type, id and action, such as 'blog 7 publish'. */
export const failedSchedules: Kind = {
  name: 'schedules',
  label: 'Failed schedules',
  hint: 'Scheduled changes that didn’t happen.',
  byDefault: () => 'office',
  isFor: readsContent,
};
