import { ClientLogos } from '#modules/home/client/Clients.tsx';
import { clientsWithSprites } from '#modules/home/client/sprite.ts';
import { BlockSection } from '#renderer/public/blocks/BlockSection.tsx';
import { block } from '#server/content/blocks.ts';
import { fields } from './fields.ts';

export const clientsBlock = block({
  name: 'clients',
  label: 'Client logos',
  about: 'The logos of all your clients.',
  fields,
  load: ({ db }) => clientsWithSprites(db),
  Section: ({ id, values: { title }, data }) => (
    <BlockSection id={id} title={title} className="clients">
      <ClientLogos clients={data} />
    </BlockSection>
  ),
});
