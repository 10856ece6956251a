import * as z from 'zod/mini';
import { heading } from '#lib/block-heading.ts';
import type { BlockInput } from '#lib/block-inputs.ts';
import { line } from '#lib/inputs.ts';

const question = z.strictObject({ question: line('Question', 200), answer: line('Answer', 3000) });

export const fields = z.strictObject({
  title: heading,
  questions: z
    .array(question)
    .check(z.minLength(1, 'Add at least one question.'), z.maxLength(40, 'Maximum 40 questions.')),
});

export const inputs: BlockInput[] = [
  { name: 'title', label: 'Heading' },
  {
    name: 'questions',
    label: 'Questions',
    kind: 'rows',
    row: 'question',
    addLabel: 'Add question',
    columns: [
      { name: 'question', label: 'Question' },
      { name: 'answer', label: 'Answer', rows: 3 },
    ],
  },
];

export type QuestionsValues = z.infer<typeof fields>;
