import './questions.css';
import { BlockHeading, namedBy } from '#renderer/public/blocks/BlockHeading.tsx';
import type { BlockProps } from '#server/content/blocks.ts';
import type { QuestionsValues } from './fields.ts';

/** Questions whose answers unfold; printed, all of them are there. */
export function Questions({ id, values: { title, questions } }: BlockProps<QuestionsValues>) {
  return (
    <section className="block block-questions wrap" {...namedBy({ id, title })}>
      <BlockHeading id={id} title={title} />
      {questions.map(({ question, answer }) => (
        <details key={question}>
          <summary>{question}</summary>
          {answer
            .split(/\n+/)
            .filter(Boolean)
            .map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
        </details>
      ))}
    </section>
  );
}
