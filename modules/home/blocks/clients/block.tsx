import '#modules/home/home.css';
import { ClientLogo, type ShownClient } from '#modules/home/client/Clients.tsx';
import { clientsInOrder } from '#modules/home/client/published.ts';
import { BlockHeading, namedBy } from '#renderer/public/blocks/BlockHeading.tsx';
import { type BlockProps, block } from '#server/content/blocks.ts';
import { fields } from './fields.ts';

/** The logos of all clients. */
export const clientsBlock = block({
  name: 'clients',
  label: 'Client logos',
  about: 'The logos of all your clients.',
  fields,
  load({ db }) {
    const clients = clientsInOrder(db).all();
    return clients.length > 0 ? clients : null;
  },
  Section: ClientLogos,
});

/** The logos of the clients. */
function ClientLogos({ id, values: { title }, data }: BlockProps<typeof fields, ShownClient[]>) {
  return (
    <section className="block clients wrap" {...namedBy({ id, title })}>
      <BlockHeading id={id} title={title} />
      <ul className="columns">
        {data.map((client) => (
          <li key={client.id}>
            <ClientLogo client={client} />
          </li>
        ))}
      </ul>
    </section>
  );
}
