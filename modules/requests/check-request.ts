import * as z from 'zod/mini';
import { formWords } from '#lib/form-words.ts';
import { normalizePhone } from '#lib/phone.ts';
import type { Product } from '#server/content/points.ts';
import { productsOf } from '#server/content/products.ts';
import type { FormContext, PublicForm } from '#server/forms/points.ts';
import { consentOf } from './consent.ts';
import { limits } from './limits.ts';
import { hasRoomForPhotos, maxPhotos } from './photos.ts';
import { readRequestSettings } from './settings.ts';
import type { Kind, Suspicion } from './states.ts';
import { requestWords } from './words.ts';

const link = /https?:\/\/|www\.|\[url|<a\s/gi;

// Names contain no links; notes may.
const withoutLinks = ['name', 'company', 'size', 'quantity', 'city'] as const;

export interface CheckedRequest extends Record<Typed, string> {
  kind: Kind;
  productPath: string;
  productName: string;
  consent: string;
  suspicions: Suspicion[];
}

type Typed = Exclude<keyof typeof limits, 'product'>;

const email = z.email();

export const checkRequest: PublicForm<CheckedRequest>['check'] = (context, fields, files) => {
  const t = requestWords(context.language);
  const say = formWords(context.language);
  const typed = withoutLineFeeds(fields);
  const errors: Record<string, string> = {};
  for (const [name, most] of Object.entries(limits)) {
    if ((typed[name as Typed] ?? '').length > most) errors[name] = say('tooLongField', { most });
  }
  if (!typed.name) errors.name = t('nameMissing');
  if (kindOf(fields.kind) === 'sample' && !typed.note) errors.note = t('addressMissing');
  if (!typed.phone && !typed.email) errors.phone = t('contactMissing');
  const phone = typed.phone ? normalizePhone(typed.phone) : { phone: '' };
  if ('error' in phone) errors.phone ??= say(phone.error);
  if (typed.email && !z.safeParse(email, typed.email).success) errors.email ??= say('emailWrong');
  const consent = consentOf(readRequestSettings(context.db).months, context.language);
  if (fields.consent !== consent) errors.consent = say('consentChanged');
  if (files.length > maxPhotos) errors.photos = t('photosMany');
  else if (files.length > 0 && !hasRoomForPhotos(context.db, context.now())) errors.photos = t('photosFull');
  if ('error' in phone || Object.keys(errors).length > 0) return { errors };
  const contact = { phone: phone.phone, email: typed.email.toLowerCase() };
  const about = { ...productIn(context, fields.product ?? ''), kind: kindOf(fields.kind), consent };
  const lines = withoutLinks.map((name) => typed[name]);
  const suspicions = suspicionsOf(Boolean(fields.homepage), lines, typed.note);
  return { value: { ...typed, ...contact, ...about, suspicions } };
};

function withoutLineFeeds(fields: Record<string, string>): Record<Typed, string> {
  const line = (name: Typed) => (fields[name] ?? '').replaceAll(/\s+/g, ' ');
  const lines = { name: line('name'), company: line('company'), phone: line('phone'), email: line('email') };
  const note = (fields.note ?? '').replaceAll(/\n{3,}/g, '\n\n');
  return { ...lines, size: line('size'), quantity: line('quantity'), city: line('city'), note };
}

export function kindOf(asked: string | undefined): Kind {
  return asked === 'sample' ? asked : 'quote';
}

/** The product of a form field or an address, by its path or the last part of it. */
export function findProduct(products: Product[], named: string): Product | undefined {
  if (!named) return undefined;
  return (
    products.find(({ path }) => path === named) ?? products.find(({ path }) => path.endsWith(`/${named}`))
  );
}

// A product deleted since the page was opened has no name any more; its address still identifies it.
function productIn(context: FormContext, sent: string) {
  const product = findProduct(productsOf(context), sent);
  if (product) return { productPath: context.original(product.path), productName: product.name };
  const isPath = /^\/?[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(sent) && sent.length <= limits.product;
  return { productPath: isPath ? sent : '', productName: '' };
}

/** Spam signs: the hidden field was filled in, there is a link in a line, or there are many in the text. */
export function suspicionsOf(isTrapped: boolean, lines: string[], text: string, mostLinks = 1): Suspicion[] {
  const isAdvertised =
    lines.some((line) => line.search(link) >= 0) || [...text.matchAll(link)].length > mostLinks;
  return [...(isTrapped ? (['trap'] as const) : []), ...(isAdvertised ? (['links'] as const) : [])];
}
