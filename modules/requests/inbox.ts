import { and, eq } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { readSettings } from '#database/site-settings.ts';
import { users } from '#database/tables.ts';
import { may } from '#lib/rights.ts';
import type { Inbox } from '#server/forms/points.ts';
import { suspicionsOf } from './check-request.ts';
import { consentOf, consentSentence } from './consent.ts';
import { hasRoomForPhotos } from './photos.ts';
import { readRequestSettings } from './settings.ts';
import { storeOnce } from './store-request.ts';

// People name their profiles.
const mostLinks = 3;

/** Takes what visitors send with forms that the office made, as requests. */
export const inbox: Inbox = {
  consent(db, language) {
    const code = consentOf(readRequestSettings(db).months, language, 'form');
    return { code, sentence: consentSentence(code, readSettings(db).name) };
  },
  hasRoom: ({ db, now }) => hasRoomForPhotos(db, now()),
  store(context, { value, ...sent }) {
    const { form, person, answers, about, consent, isTrapped, assigneeId } = value;
    const typed = answers.flatMap(({ label, values }) => [label, ...values]);
    const row = {
      ...{ ...person, company: '', quantity: '', city: '', note: '', consent, answers },
      ...{ productPath: about?.path ?? '', productName: about?.name ?? '' },
      ...{ formId: form.id, formTitle: form.title, formThanks: form.thanks },
      suspicions: suspicionsOf(isTrapped, [person.name], typed.join(' '), mostLinks),
      assigneeId: isAble(context.db, assigneeId) ? assigneeId : null,
    };
    const content = [String(form.id), row.productPath, ...typed];
    return storeOnce(context, sent, { row, content, about: context.original(context.path) });
  },
};

function isAble(db: Queries, id: string | null): boolean {
  const person =
    id &&
    db
      .select()
      .from(users)
      .where(and(eq(users.id, id), eq(users.active, true)))
      .get();
  return Boolean(person && may(person, 'write', 'requests'));
}
