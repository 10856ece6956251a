// The one table of rights in the back office, for procedures, screens, sidebar, palette, links and dashboard. Default:
// refused.

/** Rights that narrow or widen a client account. */
export const rights = ['writer', 'editor', 'sales', 'translator'] as const;
export type Right = (typeof rights)[number];

export const rightNames: Record<Right, string> = {
  writer: 'Writer',
  editor: 'Editor',
  sales: 'Sales',
  translator: 'Translator',
};

/** `manage`: other people’s things, too, and deleting permanently. `translate`: the words, without reading the rest. */
export type Action = 'read' | 'write' | 'publish' | 'manage' | 'translate';

/**
 * `own`: one’s account, and what every screen needs. `content`: posts, gallery, catalogs. `pages`: home page, pages,
 * testimonials, and how content is sorted. `translations`: the second language of what is readable, or to translate. `settings`: the site,
 * its accounts, and every type without an area.
 */
export type Area =
  | 'own'
  | 'content'
  | 'pages'
  | 'translations'
  | 'files'
  | 'requests'
  | 'statistics'
  | 'settings';

export const typeAreas = ['content', 'pages', 'settings'] as const;

/** The permissions that the owner of an assistant ticks; reading is always allowed. */
export const assistantRights = ['drafts', 'statistics', 'requests'] as const;
export type AssistantRight = (typeof assistantRights)[number];

/** Acts for a person, by an access token. */
export interface Assistant {
  name: string;
  rights: readonly AssistantRight[];
}

/** The right only counts for clients. */
export interface Person {
  role: 'client' | 'administrator';
  right?: Right | null | undefined;
  /** The assistant that acts for them, never with more rights than theirs. */
  assistant?: Assistant | undefined;
}

type Allowed = Partial<Record<Area, readonly Action[]>>;

const seen = ['read'] as const;
const kept = ['read', 'write'] as const;
const live = ['read', 'write', 'publish'] as const;
const every = ['read', 'write', 'publish', 'manage'] as const;
const everybody = { own: kept, files: kept } as const;

const table: Record<Right | Person['role'], Allowed> = {
  // Only requests assigned to them.
  client: { ...everybody, content: live, translations: live, requests: kept },
  writer: { ...everybody, content: kept, translations: kept },
  editor: { ...everybody, content: live, pages: live, translations: live, files: every },
  sales: { ...everybody, requests: every, statistics: seen },
  translator: { ...everybody, content: seen, pages: seen, settings: ['translate'], translations: live },
  administrator: {
    ...{ own: every, content: every, pages: every, translations: every },
    ...{ files: every, requests: every, statistics: every, settings: [...every, 'translate'] },
  },
};

// At most drafts: nothing here publishes, deletes for good, or opens accounts and settings.
const ofAssistants: Record<'always' | AssistantRight, Allowed> = {
  always: { content: seen, pages: seen, translations: seen, files: seen, settings: ['translate'] },
  drafts: { content: ['write'], pages: ['write'], translations: ['write'], files: ['write'] },
  statistics: { statistics: seen },
  // `manage`: those of others, too. An assistant is offered no call that changes them.
  requests: { requests: ['read', 'manage'] },
};

export function may(person: Person | null | undefined, action: Action, area: Area): boolean {
  if (!person) return false;
  const { role, right, assistant } = person;
  const allowed = table[role === 'client' && right ? right : role];
  if (!allowed[area]?.includes(action)) return false;
  const ticked = assistant && (['always', ...assistant.rights] as const);
  return ticked?.some((each) => ofAssistants[each][area]?.includes(action)) ?? true;
}

export interface Governed {
  area: Area;
  isTranslation?: boolean | undefined;
}

/** The same for entries of a type: translating requires seeing the words of the original. */
export function mayWith(person: Person | null | undefined, action: Action, type: Governed): boolean {
  if (!type.isTranslation) return may(person, action, type.area);
  const seesWords = may(person, 'read', type.area) || may(person, 'translate', type.area);
  return seesWords && may(person, action, 'translations');
}
