import { Case } from '#modules/cases/Case.tsx';
import { publishedCases } from '#modules/cases/published.ts';
import { BlockSection } from '#renderer/public/blocks/BlockSection.tsx';
import { block } from '#server/content/blocks.ts';
import { unlessEmpty } from '#server/module/point.ts';
import { fields } from './fields.ts';

export const casesBlock = block({
  name: 'cases',
  label: 'Case study',
  about: 'Results for a client, in numbers and pictures: one case study, or all of them.',
  fields,
  load: (context, { caseId }) =>
    unlessEmpty(publishedCases(context).filter(({ id }) => caseId === null || id === caseId)),
  Section: ({ id, values: { title }, data }) => (
    <BlockSection id={id} title={title}>
      {data.map((shown) => (
        <Case key={shown.id} shown={shown} id={`${id}-${shown.id}`} heading={title ? 'h3' : 'h2'} />
      ))}
    </BlockSection>
  ),
});
