import Inbox from 'lucide-react/icons/inbox';
import { type Changing, oncePerChange } from '#server/content/once-per-change.ts';
import { finders, pageBlocks, records } from '#server/content/points.ts';
import { productsOf } from '#server/content/products.ts';
import { forms, inboxes, publicForm } from '#server/forms/points.ts';
import { jobs } from '#server/jobs/points.ts';
import { offer } from '#server/module/point.ts';
import type { SiteModule } from '#server/module/registry.ts';
import { screens } from '#server/navigation/points.ts';
import { notifications } from '#server/notifications/points.ts';
import { quoteLinks, usualAnswers } from '#server/rendering/points.ts';
import { assistantTools } from '#server/request/points.ts';
import { firstSteps, sitemaps, summaries, waiting } from '#server/site/points.ts';
import { measureAnswers, usualAnswer } from './answer-time.ts';
import { formBlock } from './blocks/form/block.tsx';
import { checkRequest, findProduct } from './check-request.ts';
import { inbox } from './inbox.ts';
import { findByName } from './list.ts';
import { assignedRequests, newRequests } from './notification.ts';
import { answersRequests } from './openable.ts';
import { contactPath, requestsRoute } from './paths.ts';
import { maxPhotos } from './photos.ts';
import { deleteExpiredRequests } from './request.ts';
import { requestRouter, requestSettingsRouter } from './router.ts';
import { isFormOn, settingsType } from './settings.ts';
import { states } from './states.ts';
import { storeRequest } from './store-request.ts';
import { countUnread, firstStep, summary, waitingRequests } from './summary.ts';
import { requests as requestTable } from './tables.ts';
import { requestWords } from './words.ts';

/** The form for a quote, and answering what arrives. */
export const requests = {
  name: 'requests',
  entryTypes: [settingsType],
  routers: { request: requestRouter, requestSettings: requestSettingsRouter },
  offers: [
    offer(assistantTools, {
      name: 'list_requests',
      does: 'What people asked for in the form for a quote, 20 a page, the newest first; personal data',
      right: 'requests',
      calls: 'request.getAll',
      input: {
        type: 'object',
        properties: { search: { type: 'string' }, state: { enum: [...states] }, page: { type: 'integer' } },
      },
    }),
    offer(screens, {
      label: 'Requests',
      route: requestsRoute,
      order: 5,
      icon: Inbox,
      fitsPhones: true,
      area: 'requests',
      isFor: ({ db }, user) => answersRequests(db, user),
      countUnread,
    }),
    offer(jobs, deleteExpiredRequests, measureAnswers),
    offer(
      forms,
      publicForm({
        path: contactPath,
        isOn: isFormOn,
        maxPhotos,
        check: checkRequest,
        photoError: ({ language }, why) =>
          requestWords(language)(why === 'damaged' ? 'photoWrong' : 'photosAgain'),
        store: storeRequest,
      }),
    ),
    offer(inboxes, inbox),
    offer(notifications, newRequests, assignedRequests),
    offer(records, { label: 'Requests', table: requestTable, isPersonal: true }),
    offer(pageBlocks, formBlock),
    offer(quoteLinks, quote),
    offer(usualAnswers, usualAnswer),
    offer(sitemaps, (context) => (isFormOn(context) ? [{ path: contactPath }] : [])),
    offer(summaries, summary),
    offer(firstSteps, firstStep),
    offer(finders, findByName),
    offer(waiting, waitingRequests),
  ],
} satisfies SiteModule;

const isOn = oncePerChange((context: Changing) => isFormOn(context));
const quotable = oncePerChange((context: Changing) => productsOf(context));

// By the last part of its address, where that is unique. Null while the form is off.
function quote(context: Changing, path: string): string | null {
  if (!isOn(context)) return null;
  // A product’s address begins with its list.
  const products = path.lastIndexOf('/') > 0 ? quotable(context) : [];
  if (!products.some((product) => product.path === path)) return contactPath;
  const name = path.split('/').at(-1) ?? '';
  const isUnique = findProduct(products, name)?.path === path;
  return `${contactPath}?product=${isUnique ? name : encodeURIComponent(path)}`;
}
