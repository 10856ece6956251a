import { createHash, randomInt } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import type { PublicForm } from '#server/forms/points.ts';
import { mailedPeople, notify } from '#server/notifications/outbox.ts';
import type { CheckedRequest } from './check-request.ts';
import { assignedRequests, newRequests } from './notification.ts';
import { thanksPath } from './paths.ts';
import { addPhotos } from './photos.ts';
import type { Suspicion } from './states.ts';
import { requests } from './tables.ts';

// In milliseconds: no human fills in the form faster.
const fastest = 3000;
const aWeek = 7 * 24 * 60 * 60_000;

type Stored = CheckedRequest & Partial<Pick<typeof requests.$inferInsert, OfForm>>;
type OfForm = 'formId' | 'formTitle' | 'formThanks' | 'answers' | 'assigneeId';

/** Stores a request, notifies people, and redirects to the page with its reference; idempotent per form. */
export const storeRequest: PublicForm<Stored>['store'] = (context, { value, opened, photos }) => {
  const { db, now, language } = context;
  const contentKey = keyOf(value);
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
  if (state === 'new') notifyOf(db, id, value.assigneeId, now());
  const page = value.productPath || context.original(context.path);
  return { location: thanksPath({ reference }), key: formKey, about: suspicions.length === 0 ? page : null };
};

/** Notifies the account in charge, or else the recipients in the settings. */
function notifyOf(db: Queries, id: number, assigneeId: string | null | undefined, now: Date) {
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

function keyOf(request: Stored) {
  const { name, company, phone, email, kind, productPath, size, quantity, city, note } = request;
  const { formId = 0, answers = [] } = request;
  const texts = [name, company, phone, email, kind, productPath, size, quantity, city, note];
  const answered = answers.flatMap(({ label, values }) => [`${formId}`, label, ...values]);
  return hash([...texts, ...answered].map((text) => text.toLowerCase().replaceAll(/\s+/g, ' ')));
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
