import { and, eq, ne } from 'drizzle-orm';
import { site } from '#database/tables.ts';
import { languageName, localize } from '#lib/interface-language.ts';
import { may } from '#lib/rights.ts';
import type { NotificationKind } from '#server/notifications/points.ts';
import { assigned } from './openable.ts';
import { requestsRoute } from './paths.ts';
import { readRequestSettings } from './settings.ts';
import { requests } from './tables.ts';

/** New requests, for the recipients in the request settings; `ref`: the id. */
export const newRequests: NotificationKind = {
  name: 'requests',
  label: 'New requests',
  hint: 'Requests from visitors. Administrators choose who gets them in the request settings.',
  byDefault: () => 'mail',
  isFor: (db, person) =>
    may(person, 'read', 'requests') && readRequestSettings(db).recipients.includes(person.id),
  // Nothing the visitor typed: emails are kept for ever, and subject lines are no place for it.
  describe({ db }, ref) {
    const isThis = and(eq(requests.id, Number(ref)), ne(requests.state, 'spam'));
    const found = db.select().from(requests).where(isThis).get();
    if (!found) return null;
    const { id, kind, reference, productName, language, formTitle } = found;
    const isFirst = language === db.select().from(site).get()?.language;
    const [asks, asksIn] = formTitle
      ? ['A visitor sent a form.', 'A visitor sent a form in {language}.']
      : kind === 'sample'
        ? ['A visitor asks for a sample.', 'A visitor asks for a sample in {language}.']
        : ['A visitor asks for a quote.', 'A visitor asks for a quote in {language}.'];
    const asked = isFirst ? localize(asks) : localize(asksIn, { language: languageName(language) });
    return {
      title: formTitle ? `${formTitle}: ${reference}` : localize('New request {reference}', { reference }),
      text: productName ? `${asked} ${localize('It is about: {product}.', { product: productName })}` : asked,
      path: `${requestsRoute}/${id}`,
      button: localize('Open the request'),
    };
  },
};

/** Requests from forms with an account in charge, which is notified instead of the recipients in the settings. */
export const assignedRequests: NotificationKind = {
  ...newRequests,
  name: 'assignedRequests',
  label: 'Requests assigned to you',
  hint: 'New requests from forms that name you.',
  isFor: (db, { id, ...person }) =>
    may(person, 'read', 'requests') && assigned(db).get({ assigneeId: id }) !== undefined,
};
