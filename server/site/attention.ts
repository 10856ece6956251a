import { localize } from '#lib/interface-language.ts';
import { may } from '#lib/rights.ts';
import { spokenTime } from '#lib/spoken-time.ts';
import { requestsFor } from '../content/publish/publication-requests.ts';
import { overdueFor, remarksFor, type ScheduledChange } from '../content/schedules/scheduled.ts';
import { type Unfinished, unfinishedFor } from '../content/working-copy/unfinished.ts';
import type { Signed } from '../context.ts';
import { fullDisks } from '../health/details.ts';
import { offered } from '../module/registry.ts';
import { wordsOf } from '../notifications/troubles.ts';
import { type Attention, attention, type Summary } from './points.ts';
import { languageAwaited, outdatedTranslations } from './translation-desk.ts';

/** The items for the dashboard: the site itself first, then its content. */
export async function attentionFor(
  context: Signed,
  known: Pick<Findings, 'areas' | 'scheduled'>,
): Promise<Attention[]> {
  const { settings, now } = context;
  const found = { ...known, ...(await findingsFor(context)) };
  return attentionIn(found, (at) => spokenTime(at, settings.timeZone, now()));
}

async function findingsFor(context: Signed) {
  const { user, auth, env, files, health, schedules } = context;
  const isAdministrator = may(user, 'manage', 'settings');
  const offers = offered(attention).map((find) => find(context));
  return {
    offers: [...(await Promise.all(offers)).flat(), ...languageAwaited(context)],
    mailFailedAt: isAdministrator ? auth.mailer.failedAt() : null,
    // Without a row, when there are too many to be leftovers.
    unknownFiles: isAdministrator ? files.unknownFiles : 0,
    fullDisks: isAdministrator ? await fullDisks(env) : [],
    isDamaged: isAdministrator && health.isDamaged(),
    isReplaced: health.isReplaced(),
    late: overdueFor(context, schedules.late()),
    remarks: remarksFor(context),
    requests: requestsFor(context),
    unfinished: unfinishedFor(context),
    outdated: outdatedTranslations(context),
  };
}

interface Findings extends Awaited<ReturnType<typeof findingsFor>> {
  areas: Summary[];
  scheduled: Pick<ScheduledChange, 'title' | 'route' | 'action' | 'at' | 'failed'>[];
}

type SayDate = (at: Date) => string;

/** In the language of the reader. */
export function attentionIn(found: Findings, dateOf: SayDate): Attention[] {
  const open = found.requests.filter(({ state }) => state !== 'published').map(({ route }) => route);
  const ofAreas = found.areas.flatMap(({ title: area, needsAttention }) =>
    needsAttention
      // The request says so.
      .filter(({ route, why }) => why !== 'is a draft' || !open.includes(route))
      .map((item) => ({
        ...item,
        title: localize(item.title),
        why: localize(item.why),
        area: localize(area),
      })),
  );
  const unfinished = found.unfinished.filter(({ route }) => !open.includes(route));
  const ofContent = [...ofRequests(found), ...ofSchedules(found, dateOf), ...ofRemarks(found)];
  const ofWork = [...ofUnfinished(unfinished, dateOf), ...found.outdated];
  return [...ofSite(found, dateOf), ...byEntry([...ofContent, ...ofWork, ...ofAreas])];
}

function ofSite(found: Findings, dateOf: SayDate): Attention[] {
  const items: Attention[] = [];
  const add = (title: string, why: string) =>
    items.push({ title, why, area: localize('Site'), route: null, urgent: true });
  if (found.isReplaced)
    add(
      localize('The database'),
      localize(
        'was replaced while the site was running: nothing can be saved. Ask your server administrator to restart the site.',
      ),
    );
  if (found.isDamaged)
    add(
      localize('The database'),
      localize('is damaged: new changes may be lost. Ask your server administrator to restore a backup.'),
    );
  for (const { holds, megabytes } of found.fullDisks) {
    const disk = { holds: wordsOf(holds), megabytes };
    add(
      localize('The disk'),
      localize('with {holds} has only {megabytes} MB left. Free up space, or enlarge it.', disk),
    );
  }
  items.push(...found.offers);
  if (found.mailFailedAt) {
    const date = dateOf(found.mailFailedAt);
    add(localize('Email'), localize('couldn’t be sent {date}. See the server log for details.', { date }));
  }
  const count = found.unknownFiles;
  if (count === 1)
    add(
      localize('1 file on the server'),
      localize('is not listed in File Manager. Ask your server administrator to run: npm run site -- doctor'),
    );
  if (count > 1)
    add(
      localize('{count} files on the server', { count }),
      localize(
        'are not listed in File Manager. Ask your server administrator to run: npm run site -- doctor',
      ),
    );
  return items;
}

function ofRequests({ requests }: Findings): Attention[] {
  const sentences = {
    asked: (name: string) => localize('{name} asks you to publish it.', { name }),
    returned: (name: string) => localize('was returned to you by {name}.', { name }),
    published: (name: string) => localize('was published by {name}, as you asked.', { name }),
  };
  return requests.map(({ title, route, state, by, text }) => {
    const why = sentences[state](by ?? localize('Somebody')) + (text && ` “${cut(text)}”`);
    return { title, route, why, area: localize('Publication') };
  });
}

function ofSchedules({ scheduled, late }: Findings, dateOf: SayDate): Attention[] {
  const area = localize('Schedule');
  const failed = scheduled.flatMap(({ title, route, action, at, failed: reason }) => {
    if (!reason) return [];
    const values = { date: dateOf(at), reason };
    const why =
      action === 'publish'
        ? localize('couldn’t be published {date}: {reason}', values)
        : localize('couldn’t be taken offline {date}: {reason}', values);
    return [{ title, route, why, area }];
  });
  const done = late.map(({ title, route, action, at }) => {
    const date = dateOf(at);
    const why =
      action === 'publish'
        ? localize('was published when the site started. It was due {date}.', { date })
        : localize('was taken offline when the site started. It was due {date}.', { date });
    return { title, route, why, area };
  });
  return [...failed, ...done];
}

function ofRemarks({ remarks }: Findings): Attention[] {
  return remarks.map(({ title, route, kind, name: given, text }) => {
    const name = given || localize('Somebody');
    const why =
      kind === 'approval'
        ? localize('looks good to {name}.', { name })
        : localize('has a comment by {name}: “{text}”', { name, text: cut(text) });
    return { title, route, why, area: localize('Preview') };
  });
}

function ofUnfinished(unfinished: Unfinished[], dateOf: SayDate): Attention[] {
  const whyOf = ({ isNew, at, until, by }: Unfinished) => {
    const date = dateOf(at);
    const name = by ?? localize('Somebody');
    if (!isNew) return localize('has unpublished changes by {name}, {date}.', { date, name });
    if (!until) return localize('isn’t saved yet. You typed it {date}.', { date });
    const deleted = { until: dateOf(until) };
    return localize('was never saved and will be deleted {until}: open and save it to keep it.', deleted);
  };
  return unfinished.map((entry) => {
    const title = entry.title || localize('A new {noun}', { noun: localize(entry.noun) });
    return { title, route: entry.route, why: whyOf(entry), area: localize('Unfinished') };
  });
}

/** Joins the items of an entry into one line; new entries keep their own. */
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
