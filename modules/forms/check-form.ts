import * as z from 'zod/mini';
import { formWords } from '#lib/form-words.ts';
import type { Language } from '#lib/language.ts';
import { formatPhone, normalizePhone } from '#lib/phone.ts';
import type { Answer, ChosenFile, PublicForm, Submission } from '#server/forms/points.ts';
import { boxesOf, fieldName, longestOf } from './fields.ts';
import { formAt, inbox, subjectAt } from './shown-form.ts';
import { choicesOf, type FormField, maxFiles } from './type.ts';
import { ownFormWords } from './words.ts';

/** A form is understood as it is now. One that is gone says so, with all that was typed. */
export const checkForm: PublicForm<Submission>['check'] = (context, sent, files) => {
  const form = formAt(context, context.path);
  const box = inbox();
  if (!form || !box) return { errors: {}, refusal: 'gone' };
  const { db, language } = context;
  const t = ownFormWords(language);
  const errors: Record<string, string> = {};
  const answers = form.fields.map((field): Answer => {
    const { values = [], error } = read(language, field, sent, files);
    const isMissing = field.isRequired && values.length === 0;
    if (error || isMissing) errors[fieldName(field)] = error ?? t(missing[field.kind] ?? 'missing');
    return { label: field.label, kind: field.kind, values };
  });
  const consent = box.consent(db, language).code;
  if (sent.consent !== consent) errors.consent = formWords(language)('consentChanged');
  for (const { field } of files.slice(maxFiles)) errors[field] ??= t('fileWrong');
  const [file] = files;
  if (file && !box.hasRoom(context)) errors[file.field] ??= t('filesFull');
  if (Object.keys(errors).length > 0) return { errors };
  const subject = sent.about ? subjectAt(context, sent.about) : null;
  const value = {
    form,
    person: personIn(answers, form.title),
    answers: answers.filter(({ values }) => values.length > 0),
    about: subject && { ...subject, path: context.original(subject.path) },
    consent,
    isTrapped: Boolean(sent.homepage),
    assigneeId: form.assigneeId,
  };
  return { value };
};

const missing: Partial<Record<FormField['kind'], 'chooseOne' | 'chooseFile' | 'agree'>> = {
  choice: 'chooseOne',
  choices: 'chooseOne',
  file: 'chooseFile',
  consent: 'agree',
};

type Read = { values?: string[]; error?: string };

function read(language: Language, field: FormField, sent: Record<string, string>, files: ChosenFile[]): Read {
  const name = fieldName(field);
  if (field.kind === 'file')
    return { values: files.filter((file) => file.field === name).map(({ label }) => label || '–') };
  const boxes = boxesOf(field, ownFormWords(language)('agreed'));
  if (boxes) return { values: Object.entries(boxes).flatMap(([box, label]) => (sent[box] ? [label] : [])) };
  const text = sent[name] ?? '';
  const typed = field.kind === 'text' ? text : text.replaceAll(/\s+/g, ' ');
  const most = longestOf(field) ?? 10;
  if (typed.length > most) return { error: formWords(language)('tooLongField', { most }) };
  return typed ? readText(language, field, typed) : {};
}

function readText(language: Language, field: FormField, typed: string): Read {
  const [t, say] = [ownFormWords(language), formWords(language)];
  const { kind } = field;
  if (kind === 'phone') {
    const number = normalizePhone(typed);
    return 'error' in number ? { error: say(number.error) } : { values: [formatPhone(number.phone)] };
  }
  if (kind === 'email') {
    const isEmail = z.safeParse(z.email(), typed).success && typed.length <= 254;
    return isEmail ? { values: [typed.toLowerCase()] } : { error: say('emailWrong') };
  }
  if (kind === 'number' && !/^[+-]?\d[\d.,\s]*$/.test(typed)) return { error: t('numberWrong') };
  if (kind === 'date' && !isDay(typed)) return { error: t('dateWrong') };
  if (kind === 'choice' && !choicesOf(field).includes(typed)) return { error: t('chooseOne') };
  return { values: [typed] };
}

// zod's would be one more file to load at each start.
function isDay(typed: string) {
  const at = new Date(`${typed}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(typed) && at.toJSON()?.startsWith(typed) === true;
}

/** The sender's contact details, from the first answer of each kind; a form may ask for none of them. */
function personIn(answers: Answer[], title: string): Submission['person'] {
  const first = (wanted: FormField['kind']) =>
    answers.find(({ kind, values }) => kind === wanted && values.length > 0)?.values[0] ?? '';
  const [email, phone] = [first('email'), first('phone')];
  const number = normalizePhone(phone);
  const name = first('name') || email || phone || first('line') || title;
  return { name, email, phone: 'phone' in number ? number.phone : '' };
}
