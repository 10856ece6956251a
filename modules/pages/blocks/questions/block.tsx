import { BlockSection } from '#renderer/public/blocks/BlockSection.tsx';
import { Icon } from '#renderer/public/Icon.tsx';
import { block } from '#server/content/blocks.ts';
import { fields } from './fields.ts';

export const questionsBlock = block({
  name: 'questions',
  label: 'Questions and answers',
  about: 'Questions with expandable answers.',
  fields,
  Section: ({ id, values: { title, questions } }) => (
    <BlockSection id={id} title={title} className="block-questions">
      {questions.map(({ question, answer }) => (
        <details key={question}>
          <summary>
            {question}
            <Icon name="down" />
          </summary>
          {answer
            .split(/\n+/)
            .filter(Boolean)
            .map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
        </details>
      ))}
    </BlockSection>
  ),
});
