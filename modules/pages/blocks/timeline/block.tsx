import { BlockSection } from '#renderer/public/blocks/BlockSection.tsx';
import { block } from '#server/content/blocks.ts';
import { fields } from './fields.ts';

export const timelineBlock = block({
  name: 'timeline',
  label: 'Timeline',
  about: 'Years or steps one after the other, in a line.',
  fields,
  Section({ id, values: { title, steps } }) {
    const Name = title ? 'h3' : 'h2';
    return (
      <BlockSection id={id} title={title} className="block-timeline">
        <ol>
          {steps.map((step) => (
            <li key={step.when + step.title}>
              {step.when && <p>{step.when}</p>}
              <Name className="subtitle">{step.title}</Name>
              {step.text && <p className="muted">{step.text}</p>}
            </li>
          ))}
        </ol>
      </BlockSection>
    );
  },
});
