import type { inferRouterOutputs } from '@trpc/server';
import { say } from '#lib/interface-language.ts';
import { type Language, languageNames } from '#lib/language.ts';
import { spokenTime } from '#renderer/only-us/ui/Ago.tsx';
import type { Unfinished } from '#server/content/working-copy/unfinished.ts';
import type { AppRouter } from '#server/router.ts';
import type { Summary } from '#server/site/points.ts';
import { attentionTexts as t } from './texts.ts';

/** Something that needs attention; `route` is null when no screen is about it. */
export interface Attention {
  title: string;
  why: string;
  area: string;
  route: string | null;
  urgent?: boolean;
}

interface SiteSummary {
  areas: Summary[];
  mailFailedAt: Date | null;
  unknownFiles: number;
  isDamaged: boolean;
  isReplaced: boolean;
  fullDisks: { holds: string; megabytes: number }[];
  scheduled: { title: string; route: string; action: Action; at: Date; failed: string | null }[];
  remarks: { title: string; route: string; kind: 'approval' | 'comment'; name: string; text: string }[];
  requests: { title: string; route: string; state: RequestState; by: string | null; text: string }[];
  late: { title: string; route: string; action: Action; at: Date }[];
  unfinished: Unfinished[];
  outdated: { title: string; noun: string; route: string; language: Language }[];
  /** Known to administrators. */
  backups?: Pick<Backups, 'failed' | 'isOld' | 'offSite'> | undefined;
}

type Backups = inferRouterOutputs<AppRouter>['site']['getBackups'];

const backupScreen = '/only-us/backups';

type Action = 'publish' | 'unpublish';
type RequestState = 'asked' | 'returned' | 'published';

/** What needs attention: the site itself first, then its areas. */
export function attentionIn(
  {
    areas,
    mailFailedAt,
    unknownFiles,
    isDamaged,
    isReplaced,
    fullDisks,
    scheduled,
    requests,
    late,
    remarks,
    unfinished,
    outdated,
    backups,
  }: SiteSummary,
  timeZone: string,
): Attention[] {
  const open = requests.filter(({ state }) => state !== 'published').map(({ route }) => route);
  const ofAreas = areas.flatMap(({ title: area, needsAttention }) =>
    needsAttention
      // What is asked for, or was returned, says so.
      .filter(({ route, why }) => why !== 'is a draft' || !open.includes(route))
      .map((item) => ({ ...item, title: say(item.title), why: say(item.why), area: say(area) })),
  );
  const ofSite: Attention[] = [];
  const add = (title: string, why: string, route: string | null = null) =>
    ofSite.push({ title, why, area: t('site'), route, urgent: route !== null });
  const dated = ({ at, why }: { at: Date; why: string }) => ({ date: spokenTime(at, timeZone), why });
  if (isReplaced) add(t('database'), t('replaced'));
  if (isDamaged) add(t('database'), t('damaged'));
  for (const disk of fullDisks) add(t('disk'), t('diskFull', disk));
  if (backups?.failed) add(t('backup'), t('backupFailed', dated(backups.failed)), backupScreen);
  else if (backups?.isOld) add(t('backup'), t('backupOld'), backupScreen);
  if (backups?.offSite?.failed)
    add(t('backup'), t('sendingFailed', dated(backups.offSite.failed)), backupScreen);
  if (mailFailedAt) add(t('email'), t('emailFailed', { date: spokenTime(mailFailedAt, timeZone) }));
  if (unknownFiles === 1) add(t('unknownFile'), t('unknownFileWhy'));
  if (unknownFiles > 1) add(t('unknownFiles', { count: unknownFiles }), t('unknownFilesWhy'));
  const failed = scheduled.flatMap(({ title, route, action, at, failed: reason }) => {
    const why = reason && t(`${action}Failed`, { date: spokenTime(at, timeZone), reason });
    return why ? [{ title, route, why, area: t('schedule') }] : [];
  });
  const done = late.map(({ title, route, action, at }) => {
    const why = t(`${action}Late`, { date: spokenTime(at, timeZone) });
    return { title, route, why, area: t('schedule') };
  });
  const said = remarks.map(({ title, route, kind, name, text }) => {
    const by = name || t('somebody');
    const why =
      kind === 'approval' ? t('approval', { name: by }) : t('comment', { name: by, text: cut(text) });
    return { title, route, why, area: t('preview') };
  });
  const asked = requests.map(({ title, route, state, by, text }) => {
    const note = text && ` “${cut(text)}”`;
    return { title, route, why: t(state, { name: by ?? t('somebody') }) + note, area: t('publication') };
  });
  // Once, with what was asked.
  const alone = unfinished.filter(({ route }) => !open.includes(route));
  const begun = alone.map(({ title, noun, route, isNew, at, until, by }) => {
    const date = spokenTime(at, timeZone);
    const typed = until
      ? t('notSavedUntil', { until: spokenTime(until, timeZone) })
      : t('notSaved', { date });
    const why = isNew ? typed : t('notPublished', { date, name: by ?? t('somebody') });
    return { title: title || t('untitled', { noun: say(noun) }), route, why, area: t('unfinished') };
  });
  const untrue = outdated.map(({ title, noun, route, language }) => {
    const why = t('outdated', { noun: say(noun), language: languageNames[language] });
    return { title, route, why, area: t('translations') };
  });
  return [...ofSite, ...byEntry([...asked, ...failed, ...done, ...said, ...begun, ...untrue, ...ofAreas])];
}

/** All that is to be said about an entry in one line; of new ones each. */
function byEntry(items: Attention[]): Attention[] {
  const lines = new Map<unknown, Attention>();
  for (const item of items) {
    const key = item.route?.endsWith('/new') ? item : `${item.route} ${item.title}`;
    const known = lines.get(key);
    if (known) known.why += ` · ${item.why}`;
    else lines.set(key, { ...item });
  }
  return [...lines.values()];
}

function cut(text: string) {
  return text.length > 120 ? `${text.slice(0, 120).trimEnd()}…` : text;
}
