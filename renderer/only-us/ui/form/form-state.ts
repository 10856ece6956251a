import { interfaceLanguage } from '#lib/interface-language.ts';
import { shortTime, spokenTime } from '#lib/spoken-time.ts';
import type { News } from '../presence/use-presence.ts';
import { hasFailed, type SaveState } from '../working-copy/save-machine.ts';
import { t } from '../working-copy/texts.ts';

export interface FormState {
  /** `record`: has no public page, such as an account; `scheduled`: goes live at `from`. */
  is: 'new' | 'draft' | 'scheduled' | 'live' | 'record';
  from?: Date | undefined;
  until?: Date | undefined;
  changesFrom?: Date | undefined;
  /** Why a scheduled action failed. */
  notDone?: string | null | undefined;
  save: Pick<SaveState, 'is' | 'reason' | 'inBrowser'>;
  savedAt?: Date | null;
  /** The number of unpublished changes, and those of other people. */
  changes: number;
  others: { name: string; count: number }[];
  request?: { state: 'asked' } | { state: 'returned'; name: string } | undefined;
  isReadOnly: boolean;
  deletedBy?: string | null | undefined;
  conflict?: { by: string; what: 'paragraph' | 'field' } | undefined;
  news?: News | undefined;
}

export interface Sentence {
  tone: 'gray' | 'green' | 'amber' | 'red';
  text: string;
  action?: 'choose' | 'signIn' | 'dismiss';
}

/** The state of a form in one sentence, the most urgent first. */
export function sayState(state: FormState, timeZone: string): Sentence {
  const { save, deletedBy, conflict, news } = state;
  if (hasFailed(save)) return failure(save);
  if (deletedBy !== undefined) {
    const text = deletedBy ? t('deletedBy', { name: deletedBy }) : t('deletedElsewhere');
    return { tone: 'red', text: inOne([text, saved({ ...state, is: 'new' }, timeZone)]) };
  }
  if (conflict) {
    const text = t(conflict.what === 'paragraph' ? 'sameParagraph' : 'sameField', { name: conflict.by });
    return { tone: 'red', text, action: 'choose' };
  }
  if (news?.what === 'overruled')
    return { tone: 'amber', text: t('overruled', { name: news.name }), action: 'dismiss' };
  if (news) return { tone: news.what === 'published' ? 'green' : 'amber', text: t(news.what, news) };
  return ordinary(state, timeZone);
}

function failure({ is, reason, inBrowser }: FormState['save']): Sentence {
  const tone = is === 'refused' || !inBrowser ? 'red' : 'amber';
  if (is === 'refused')
    return { tone, text: t(inBrowser ? 'refusedInBrowser' : 'refusedNowhere', { reason }) };
  const text = `${t(is === 'offline' ? 'offline' : 'signedOut')} ${t(inBrowser ? 'inBrowser' : 'nowhere')}`;
  return { tone, text, ...(is === 'signedOut' && { action: 'signIn' }) };
}

function ordinary(state: FormState, timeZone: string): Sentence {
  const { is, changes, notDone } = state;
  const parts = [...what(state, timeZone), notDone && t('notDone', { why: notDone }), saved(state, timeZone)];
  const text = inOne(parts);
  if (notDone) return { tone: 'red', text };
  return { tone: is === 'live' ? (changes > 0 ? 'amber' : 'green') : 'gray', text };
}

function inOne(parts: (string | false | null | undefined)[]) {
  return parts.filter(Boolean).join(' · ');
}

function what(state: FormState, timeZone: string): string[] {
  const { is, from, until, request } = state;
  const date = (at: Date) => ({ date: spokenTime(at, timeZone) });
  const shown = {
    new: () => t('new'),
    record: () => '',
    draft: () => (request ? sayRequest(request) : t('draft')),
    scheduled: () => (from ? t('scheduledFor', date(from)) : ''),
    live: () => (until ? t('liveUntil', date(until)) : t('live')),
  };
  const ends = is === 'scheduled' && until ? t('until', date(until)) : '';
  return [shown[is](), ends, sayChanges(state, timeZone)];
}

function sayRequest(request: NonNullable<FormState['request']>) {
  return request.state === 'asked' ? t('asked') : t('returnedBy', request);
}

function sayChanges({ is, changes, others, changesFrom, request }: FormState, timeZone: string) {
  if (changes === 0 || (is !== 'live' && is !== 'scheduled')) return '';
  const isAll = others.length === 1 && (others[0]?.count ?? 0) >= changes;
  const whose = others.map((each) => t(isAll ? 'allTheirs' : 'someTheirs', each));
  const names = new Intl.ListFormat(interfaceLanguage()).format(whose);
  const count = t('changes', { count: changes }) + (names && ` (${names})`);
  const date = changesFrom && t('scheduledFor', { date: spokenTime(changesFrom, timeZone) });
  return inOne([count, date ?? (request && sayRequest(request))]);
}

// A live entry shows it only while it saves: its changes are in sight then.
function saved({ is, save, savedAt, isReadOnly }: FormState, timeZone: string) {
  if (isReadOnly) return t('readOnly');
  if (save.is !== 'saved') return t(is === 'record' ? 'notSaved' : 'saving');
  if (!savedAt || is === 'live' || is === 'scheduled') return '';
  return t(is === 'record' ? 'savedRecord' : 'saved', { time: shortTime(savedAt, timeZone) });
}
