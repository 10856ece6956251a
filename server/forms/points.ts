import type { Queries } from '#database/client.ts';
import type { Language } from '#lib/language.ts';
import { type ModuleContext, point } from '../module/point.ts';
import type { FormToken } from './form-token.ts';
import type { FormRefusal } from './refused-form.ts';

/** In the language of the page. */
export interface FormContext extends ModuleContext {
  language: Language;
  /** The address that the form was sent to. */
  path: string;
  /** The address in the first language of the site, by which the back office knows a page. */
  original(path: string): string;
}

/**
 * A form sent to the address of its page, with a hidden `token` (`pageContext.formToken()`). When it is refused, its
 * page gets `rewrite.form` to show it again.
 */
export interface PublicForm<Value = unknown> {
  /** May have parameters, as in Express. */
  path: string;
  /** Whether the form is enabled; default true. */
  isOn?(context: ModuleContext): boolean;
  /** In its field `photos`; default none. */
  maxPhotos?: number;
  /** Instead of photos: PDFs and pictures, one in each field of any name. They are chosen again after an error. */
  maxFiles?: number;
  /** The value to store, or errors by field. `files`: photos that are still attached included. */
  check(context: FormContext, fields: Record<string, string>, files: ChosenFile[]): CheckedForm<Value>;
  /** The error at photos or files: one is damaged, or all must be chosen again. */
  photoError?(context: FormContext, why: 'damaged' | 'again'): string;
  /** Runs in a transaction. Storing the same twice must leave one. */
  store(context: FormContext, sent: { value: Value; opened: FormToken; photos: StoredFile[] }): StoredForm;
}

/** `label`: the sender’s name of the file. */
export interface ChosenFile {
  field: string;
  label: string;
}

/** A picture is WebP. `read`: a PDF stays on disk until then. */
export interface StoredFile extends ChosenFile {
  type: 'image/webp' | 'application/pdf';
  read(): Buffer;
}

export interface StoredForm {
  location: string;
  /** Shows the browser that sent it what it sent, there and for an hour (`pageContext.sentKey`). */
  key?: string;
  /** The path of its subject, for `server/visits/`; null for one that was stored before, or may be spam. */
  about: string | null;
}

export type CheckedForm<Value> =
  | { value: Value; errors?: undefined; refusal?: undefined }
  | { errors: Record<string, string>; refusal?: FormRefusal; value?: undefined };

/** Ties what a form checks to what it stores; the list of forms drops the type. */
export function publicForm<Value>(form: PublicForm<Value>): PublicForm {
  return form as PublicForm<unknown> & PublicForm<Value> as PublicForm;
}

export const forms = point<PublicForm>('forms');

/** An answer as its visitor saw it, so that it is still read when its form has changed. */
export interface Answer {
  label: string;
  kind: string;
  values: string[];
}

/** A visitor's answers to a form that the office made. */
export interface Submission {
  /** `thanks`: what its visitor reads then. */
  form: { id: number; title: string; thanks: string };
  person: { name: string; phone: string; email: string };
  answers: Answer[];
  /** The page that it is about, such as a job's. */
  about: { path: string; name: string } | null;
  consent: string;
  isTrapped: boolean;
  /** The account in charge, notified instead of the recipients in the request settings. */
  assigneeId: string | null;
}

/** Receives what visitors send with forms that the office made. */
export interface Inbox {
  /** The consent that a visitor gives by sending. Its code is sent in the field `consent`. */
  consent(db: Queries, language: Language): { code: string; sentence: string };
  /** The accounts that can be in charge of what is sent. */
  assignees(db: Queries): { id: string; name: string }[];
  /** Whether today's files are still fewer than a disk can hold. */
  hasRoom(context: ModuleContext): boolean;
  store: PublicForm<Submission>['store'];
}

export const inboxes = point<Inbox>('inboxes');
