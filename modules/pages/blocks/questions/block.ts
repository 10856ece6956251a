import CircleQuestion from 'lucide-react/icons/circle-question-mark';
import { block } from '#server/content/blocks.ts';
import { fields } from './fields.ts';
import { Questions } from './Questions.tsx';

/** Questions with their answers. */
export const questionsBlock = block({
  name: 'questions',
  label: 'Questions and answers',
  icon: CircleQuestion,
  fields,
  empty: { title: '', questions: [{ question: '', answer: '' }] },
  text: ({ title, questions }) =>
    [title, ...questions.map(({ question, answer }) => `${question} ${answer}`)].filter(Boolean).join(' · '),
  Section: Questions,
});
