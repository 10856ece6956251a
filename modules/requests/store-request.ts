import { createHash, randomInt } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import type { FormContext, PublicForm } from '#server/forms/points.ts';
import { mailedPeople, notify } from '#server/notifications/outbox.ts';
import type { CheckedRequest } from './check-request.ts';
import { assignedRequests, newRequests } from './notification.ts';
import { contactPath, thanksPath } from './paths.ts';
import { addPhotos } from './photos.ts';
import type { Suspicion } from './states.ts';
import { requests } from './tables.ts';

// In milliseconds: no human fills in the form faster.
const fastest = 3000;
const aWeek = 7 * 24 * 60 * 60_000;

export const storeRequest: PublicForm<CheckedRequest>['store'] = (context, { value, ...sent }) =>
  storeOnce(context, sent, {
    row: value,
    content: wordsOf(value),
    about: value.productPath || contactPath,
  });

type Sent = Omit<Parameters<PublicForm['store']>[1], 'value'>;

interface New {
  row: Omit<typeof requests.$inferInsert, 'reference' | 'formKey' | 'contentKey' | 'state' | 'language'>;
  /** What makes it the same as another one. */
  content: string[];
  /** For statistics. */
  about: string;
}

/** Stores a request, tells people about it, and redirects to the page with its reference; idempotent per form. */
export function storeOnce(context: FormContext, { opened, photos }: Sent, { row: value, ...about }: New) {
  const { db, now, language } = context;
  const contentKey = keyOf(about.content);
  const formKey = hash([opened.id, contentKey]);
  const sentBefore = db.select().from(requests).where(eq(requests.formKey, formKey)).get();
  if (sentBefore) return { location: thanksPath(sentBefore), key: formKey, about: null };
  const suspicions: Suspicion[] = [
    ...value.suspicions,
    ...(now().getTime() - opened.openedAt.getTime() < fastest ? (['fast'] as const) : []),
    ...(isRepeated(db, contentKey, now()) ? (['duplicate'] as const) : []),
  ];
  const isSpam = suspicions.some((why) => why === 'trap' || why === 'links');
  // Fast or repeated requests still deserve an answer.
  const state = isSpam ? ('spam' as const) : ('new' as const);
  const reference = freeReference(db);
  const keys = { formKey, contentKey, reference };
  const times = { createdAt: now(), updatedAt: now() };
  const row = { ...value, ...keys, ...times, language, state, suspicions };
  const { id } = db.insert(requests).values(row).returning().get();
  addPhotos(db, id, photos, now());
  if (state === 'new') tell(db, id, value.assigneeId, now());
  const path = suspicions.length === 0 ? about.about : null;
  return { location: thanksPath({ reference }), key: formKey, about: path };
}

/** The account in charge, or else the recipients of the settings. */
function tell(db: Queries, id: number, assigneeId: string | null | undefined, now: Date) {
  if (!assigneeId) return notify(db, newRequests, id, now);
  const people = mailedPeople(db, assignedRequests).filter((person) => person.id === assigneeId);
  notify(db, assignedRequests, id, now, people);
}

function isRepeated(db: Queries, contentKey: string, now: Date) {
  const { createdAt } = requests;
  const since = gt(createdAt, new Date(now.getTime() - aWeek));
  const isSame = and(eq(requests.contentKey, contentKey), since);
  return db.select().from(requests).where(isSame).get() !== undefined;
}

function wordsOf(request: CheckedRequest) {
  const { name, company, phone, email, kind, productPath, size, quantity, city, note } = request;
  return [name, company, phone, email, kind, productPath, size, quantity, city, note];
}

function keyOf(texts: string[]) {
  return hash(texts.map((text) => text.toLowerCase().replaceAll(/\s+/g, ' ')));
}

function hash(parts: string[]) {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

// Without ambiguous letters (Crockford’s base 32).
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

function freeReference(db: Queries): string {
  const part = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  const reference = `${part()}-${part()}`;
  const taken = db.select().from(requests).where(eq(requests.reference, reference)).get();
  return taken ? freeReference(db) : reference;
}
