// Who may do what in the back office: one table, which procedures, screens, sidebar, palette, links and dashboard read. What it
// doesn't say is refused.

/** The rights that narrow or widen an account with the role Client. */
export const rights = ['writer', 'editor', 'sales', 'translator'] as const;
export type Right = (typeof rights)[number];

/** What they are called. */
export const rightNames: Record<Right, string> = {
  writer: 'Writer',
  editor: 'Editor',
  sales: 'Sales',
  translator: 'Translator',
};

/** `manage`: also what others made, and permanently. */
export type Action = 'read' | 'write' | 'publish' | 'manage';

/**
 * `own`: the own account, and what every screen needs. `content`: posts, gallery and catalogs. `pages`: the home page's content,
 * pages and testimonials, and how content is sorted. `translations`: the second language of what somebody may read. `settings`:
 * the site, its accounts, and all that is declared without an area.
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

/** The areas that types of content are part of. */
export const typeAreas = ['content', 'pages', 'settings'] as const;

/** Somebody with an account. The right counts for clients only. */
export interface Person {
  role: 'client' | 'administrator';
  right?: Right | null | undefined;
}

type Allowed = Partial<Record<Area, readonly Action[]>>;

const seen = ['read'] as const;
const kept = ['read', 'write'] as const;
const live = ['read', 'write', 'publish'] as const;
const every = ['read', 'write', 'publish', 'manage'] as const;
const everybody = { own: kept, files: kept } as const;

const table: Record<Right | Person['role'], Allowed> = {
  // Of the requests, those that they look after.
  client: { ...everybody, content: live, translations: live, requests: kept },
  writer: { ...everybody, content: kept, translations: kept },
  editor: { ...everybody, content: live, pages: live, translations: live, files: every },
  sales: { ...everybody, requests: every, statistics: seen },
  translator: { ...everybody, content: seen, pages: seen, translations: live },
  administrator: {
    ...{ own: every, content: every, pages: every, translations: every },
    ...{ files: every, requests: every, statistics: every, settings: every },
  },
};

/** May this person do that in the area? Nobody else may do anything. */
export function may(person: Person | null | undefined, action: Action, area: Area): boolean {
  if (!person) return false;
  const { role, right } = person;
  const allowed = table[role === 'client' && right ? right : role];
  return allowed[area]?.includes(action) ?? false;
}

/** A type of content, as far as rights go. */
export interface Governed {
  area: Area;
  /** Are its entries what those of another type say in another language? */
  isTranslation?: boolean | undefined;
}

/** The same for the entries of a type: of their translations, somebody needs to read the original, too. */
export function mayWith(person: Person | null | undefined, action: Action, type: Governed): boolean {
  return (
    may(person, 'read', type.area) && may(person, action, type.isTranslation ? 'translations' : type.area)
  );
}
