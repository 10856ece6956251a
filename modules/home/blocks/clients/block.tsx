import '#modules/home/home.css';
import { ClientLogos, type ClientsWithSprite } from '#modules/home/client/Clients.tsx';
import { clientsWithSprite } from '#modules/home/client/sprite.ts';
import { BlockSection } from '#renderer/public/blocks/BlockSection.tsx';
import { type BlockProps, block } from '#server/content/blocks.ts';
import { fields } from './fields.ts';

export const clientsBlock = block({
  name: 'clients',
  label: 'Client logos',
  about: 'The logos of all your clients.',
  fields,
  load({ db }) {
    const shown = clientsWithSprite(db);
    return shown.clients.length > 0 ? shown : null;
  },
  Section: Clients,
});

function Clients({ id, values: { title }, data }: BlockProps<typeof fields, ClientsWithSprite>) {
  return (
    <BlockSection id={id} title={title} className="clients">
      <ClientLogos {...data} />
    </BlockSection>
  );
}
