import { localize } from '#lib/interface-language.ts';
import { requestsFor } from '../content/publish/publication-requests.ts';
import { remarksFor, scheduledFor } from '../content/schedules/scheduled.ts';
import { offered } from '../module/registry.ts';
import { failedSchedules, publicationRequests, remarks } from './content-kinds.ts';
import { type NotificationKind, notifications } from './points.ts';
import { diskTrouble } from './troubles.ts';

export function notificationKinds(): NotificationKind[] {
  return [
    ...offered(notifications),
    { ...remarks, describe: describeRemark },
    { ...publicationRequests, describe: describeRequest },
    { ...failedSchedules, describe: describeSchedule },
    diskTrouble.kind,
  ];
}

// Not their words: emails stay in mailboxes for ever.
const describeRemark: NotificationKind['describe'] = ({ db }, ref, user) => {
  const remark = remarksFor({ db, user }).find(({ id }) => String(id) === ref);
  if (!remark) return null;
  const { title, kind, route } = remark;
  const isApproval = kind === 'approval';
  return {
    title: localize(isApproval ? 'Preview approved: {title}' : 'Comment on the preview: {title}', { title }),
    text: localize(
      isApproval
        ? 'Somebody who opened the preview says that it looks good.'
        : 'Somebody who opened the preview has written a comment.',
    ),
    path: route,
    button: localize('Open it'),
  };
};

const describeRequest: NotificationKind['describe'] = ({ db, now }, ref, user) => {
  const request = requestsFor({ db, user, now }).find(({ type, id }) => `${type} ${id}` === ref);
  if (!request) return null;
  const { title, state, text: note, route } = request;
  const by = request.by ?? localize('Somebody');
  const words = requestWords[state];
  const said = note ? [localize('{name} writes: “{note}”', { name: by, note })] : [];
  return {
    title: localize(words.about, { by, title }),
    text: [...said, localize(words.advice)].join('\n\n'),
    path: route,
    button: localize(state === 'asked' ? 'Open and publish' : 'Open it'),
  };
};

const requestWords = {
  asked: {
    about: '{by} asks you to publish “{title}”',
    advice: 'You can read, change, publish or return it in the back office.',
  },
  returned: {
    about: '{by} returned “{title}” to you',
    advice: 'Change it, then ask for publication again.',
  },
  published: { about: '{by} published “{title}”', advice: 'Visitors see it as you asked.' },
} as const;

const describeSchedule: NotificationKind['describe'] = ({ db, now }, ref, user) => {
  const all = scheduledFor({ db, user, now });
  const found = all.find(({ type, id, action }) => `${type} ${id} ${action}` === ref);
  if (!found?.failed) return null;
  const { title, action, failed, route } = found;
  return {
    title: localize(action === 'publish' ? 'Not published: {title}' : 'Not taken offline: {title}', {
      title,
    }),
    text: failed,
    path: route,
    button: localize('Open it'),
  };
};
