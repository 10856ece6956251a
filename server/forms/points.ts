import type { Language } from '#lib/language.ts';
import { type ModuleContext, point } from '../module/point.ts';
import type { FormToken } from './form-token.ts';

/** In the language of the page. */
export interface FormContext extends ModuleContext {
  language: Language;
  /** The address in the first language of the site, by which the back office knows a page. */
  original(path: string): string;
}

/**
 * A form sent to the address of its page, with a hidden `token` (`pageContext.formToken()`). When it is refused, its
 * page gets `rewrite.form` to show it again.
 */
export interface PublicForm<Value = unknown> {
  path: string;
  /** Whether the form is enabled; default true. */
  isOn?(context: ModuleContext): boolean;
  /** In its field `photos`; default none. */
  maxPhotos?: number;
  /** The value to store, or errors by field. `photos`: how many there are. */
  check(context: FormContext, fields: Record<string, string>, photos: number): CheckedForm<Value>;
  /** The error at the photos: one is damaged, or all must be chosen again. */
  photoError?(context: FormContext, why: 'damaged' | 'again'): string;
  /** Runs in a transaction. Storing the same twice must leave one. */
  store(context: FormContext, sent: { value: Value; opened: FormToken; photos: Buffer[] }): StoredForm;
}

export interface StoredForm {
  location: string;
  /** Shows the browser that sent it what it sent, there and for an hour (`pageContext.sentKey`). */
  key?: string;
  /** The path of its subject, for `server/visits/`; null for one that was stored before, or may be spam. */
  about: string | null;
}

export type CheckedForm<Value> =
  | { value: Value; errors?: undefined }
  | { errors: Record<string, string>; value?: undefined };

/** Ties what a form checks to what it stores; the list of forms drops the type. */
export function publicForm<Value>(form: PublicForm<Value>): PublicForm {
  return form as PublicForm<unknown> & PublicForm<Value> as PublicForm;
}

export const forms = point<PublicForm>('forms');
