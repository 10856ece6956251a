import * as z from 'zod/mini';
import { contentType } from '#lib/content-type.ts';
import { address, choice, field, line, rows, status, text, toggle, type ValuesOf } from '#lib/fields.ts';
import { localize } from '#lib/interface-language.ts';

const formKinds = {
  name: 'Name of the person',
  line: 'One line',
  text: 'Several lines',
  email: 'Email address',
  phone: 'WhatsApp number',
  number: 'Number',
  date: 'Date',
  choice: 'One choice',
  choices: 'Several choices',
  file: 'File (PDF or picture)',
  consent: 'Consent',
} as const;

export const maxFiles = 5;

/** One of the fields, named by its label: what was sent is understood although the form has changed meanwhile. */
const formField = {
  kind: choice('Kind', formKinds, { empty: 'line' }),
  label: line('Label', 300, {
    translated: true,
    hint: 'Visitors read it. Of a consent: what they agree to.',
  }),
  hint: text('Hint', 200, { translated: true }),
  choices: text('Choices', 2000, {
    translated: true,
    hint: 'One in each line.',
    input: { rows: 4 },
    isFor: ({ kind }) => kind === 'choice' || kind === 'choices',
  }),
  isRequired: toggle('Required'),
};

export type FormField = ValuesOf<typeof formField>;

export const choicesOf = ({ choices }: Pick<FormField, 'choices'>): string[] => [
  ...new Set(choices.split('\n').flatMap((choice) => choice.trim() || [])),
];

const fields = {
  title: line('Title', 120, { translated: true, role: 'title' }),
  slug: address(),
  intro: text('Introduction', 600, { translated: true, input: { rows: 3 } }),
  fields: rows('Fields', formField, { noun: 'field', nouns: 'fields', least: 1, most: 60 }),
  thanks: text('After sending', 600, {
    translated: true,
    hint: 'What visitors read then. Default: that you received it and will reply.',
    input: { rows: 3 },
  }),
  assigneeId: field('reference', {
    label: 'In charge',
    hint: 'Gets an email about what is sent with this form, and may open it.',
    rule: z.nullable(z.string().check(z.maxLength(64))),
    empty: null,
    optional: true,
    isLocal: true,
    to: {
      name: 'recipient',
      noun: 'recipient',
      nouns: 'recipients',
      title: (account) => String(Reflect.get(account, 'name')),
    },
  }),
  status: status(),
};

type Values = ValuesOf<typeof fields>;

export const form = contentType({
  name: 'form',
  noun: 'form',
  area: 'pages',
  list: '/only-us/forms',
  fields,
  checks: [z.check<Values>(checkFields)],
  row: { note: ({ intro }) => intro },
  texts: { emptyText: 'Make a form of your own. Pages show it as a block, and jobs link to it.' },
});

function checkFields({ value: { fields }, issues }: z.core.ParsePayload<Values>) {
  const refuse = (message: string, ...path: (string | number)[]) =>
    issues.push({ code: 'custom', input: fields, message, path: ['fields', ...path] });
  if (fields.filter(({ kind }) => kind === 'file').length > maxFiles)
    refuse(localize('A form takes up to {maxFiles} files.', { maxFiles }));
  for (const [index, each] of fields.entries()) {
    const isSame = ({ label }: FormField) => label.toLowerCase() === each.label.toLowerCase();
    if (fields.findIndex(isSame) < index) refuse('Another field has this label.', index, 'label');
    if (!formField.choices.isFor?.(each)) continue;
    const { length } = choicesOf(each);
    if (length < 2) refuse('Enter at least two choices, one in each line.', index, 'choices');
  }
}
