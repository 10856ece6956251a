import { say } from '#lib/interface-language.ts';
import { requestsFor } from '../content/publication-requests/requests-for.ts';
import { remarksFor, scheduledFor } from '../content/schedules/scheduled.ts';
import type { NotificationKind } from '../module/notification.ts';
import { fromModules } from '../site/modules.ts';
import { failedSchedules, publicationRequests, remarks } from './content-kinds.ts';
import { troubles } from './troubles.ts';

/** What people get notifications about: the kinds of the site's modules, and those of the site itself. */
export function notificationKinds(): NotificationKind[] {
  return [
    ...fromModules('notifications').flat(),
    { ...remarks, describe: describeRemark },
    { ...publicationRequests, describe: describeRequest },
    { ...failedSchedules, describe: describeSchedule },
    ...troubles.map(({ kind }) => kind),
  ];
}

// Not their words: emails stay in mailboxes for ever.
const describeRemark: NotificationKind['describe'] = ({ db }, ref, user) => {
  const remark = remarksFor({ db, user }).find(({ id }) => String(id) === ref);
  if (!remark) return null;
  const { title, kind, route } = remark;
  const isApproval = kind === 'approval';
  return {
    title: say(isApproval ? 'Preview approved: {title}' : 'Comment on the preview: {title}', { title }),
    text: say(
      isApproval
        ? 'Somebody who opened the preview says that it looks good.'
        : 'Somebody who opened the preview has written a comment.',
    ),
    path: route,
    button: say('Open it'),
  };
};

const describeRequest: NotificationKind['describe'] = ({ db, now }, ref, user) => {
  const request = requestsFor({ db, user, now }).find(({ type, id }) => `${type} ${id}` === ref);
  if (!request || request.state === 'published') return null;
  const { title, state, text: note, route } = request;
  const isAsked = state === 'asked';
  const by = request.by ?? say('Somebody');
  const advice = isAsked
    ? say('You can read, change, publish or return it in the back office.')
    : say('Change it, then ask for publication again.');
  return {
    title: isAsked
      ? say('{by} asks you to publish “{title}”', { by, title })
      : say('{by} returned “{title}” to you', { by, title }),
    text: [...(note ? [say('{name} writes: “{note}”', { name: by, note })] : []), advice].join('\n\n'),
    path: route,
    button: say(isAsked ? 'Open and publish' : 'Open it'),
  };
};

const describeSchedule: NotificationKind['describe'] = ({ db, now }, ref, user) => {
  const all = scheduledFor({ db, user, now });
  const found = all.find(({ type, id, action }) => `${type} ${id} ${action}` === ref);
  if (!found?.failed) return null;
  const { title, action, failed, route } = found;
  return {
    title: say(action === 'publish' ? 'Not published: {title}' : 'Not taken offline: {title}', { title }),
    text: failed,
    path: route,
    button: say('Open it'),
  };
};
