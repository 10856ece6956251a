import { say } from '#lib/interface-language.ts';
import { remarksFor, scheduledFor } from '../content/schedules/scheduled.ts';
import type { NotificationKind } from '../module/notification.ts';
import { fromModules } from '../site/modules.ts';
import { failedSchedules, remarks } from './content-kinds.ts';
import { troubles } from './troubles.ts';

/** What people may be told of: the kinds of the site's modules, and those of the site itself. */
export function notificationKinds(): NotificationKind[] {
  return [
    ...fromModules('notifications').flat(),
    { ...remarks, describe: describeRemark },
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
