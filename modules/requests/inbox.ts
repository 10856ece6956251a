import { readSettings } from '#database/site-settings.ts';
import type { Inbox } from '#server/forms/points.ts';
import { suspicionsOf } from './check-request.ts';
import { consentOf, consentSentence } from './consent.ts';
import { assignees } from './openable.ts';
import { hasRoomForPhotos } from './photos.ts';
import { readRequestSettings } from './settings.ts';
import { storeRequest } from './store-request.ts';

// People name their profiles.
const mostLinks = 3;

const nothing = { kind: 'quote', company: '', size: '', quantity: '', city: '', note: '' } as const;

/** Takes what visitors send with forms that the office made, as requests. */
export const inbox: Inbox = {
  consent(db, language) {
    const code = consentOf(readRequestSettings(db).months, language, 'form');
    return { code, sentence: consentSentence(code, readSettings(db).name) };
  },
  assignees,
  hasRoom: ({ db, now }) => hasRoomForPhotos(db, now()),
  store(context, { value, ...sent }) {
    const { form, person, answers, about, consent, isTrapped, assigneeId } = value;
    const typed = answers.flatMap(({ values }) => values).join(' ');
    const row = {
      ...{ ...person, ...nothing, consent, answers },
      ...{ productPath: about?.path ?? '', productName: about?.name ?? '' },
      ...{ formId: form.id, formTitle: form.title, formThanks: form.thanks },
      suspicions: suspicionsOf(isTrapped, [person.name], typed, mostLinks),
      assigneeId: assignees(context.db).find(({ id }) => id === assigneeId)?.id ?? null,
    };
    return storeRequest(context, { ...sent, value: row });
  },
};
