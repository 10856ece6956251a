import '#modules/home/home.css';
import { ClientLogo, type ShownClient } from '#modules/home/client/Clients.tsx';
import { BlockHeading, namedBy } from '#renderer/public/blocks/BlockHeading.tsx';
import type { BlockProps } from '#server/content/blocks.ts';
import type { ClientsValues } from './fields.ts';

/** The logos of the clients. */
export function ClientLogos({ id, values: { title }, data }: BlockProps<ClientsValues, ShownClient[]>) {
  return (
    <section className="block clients wrap" {...namedBy({ id, title })}>
      <BlockHeading id={id} title={title} />
      <ul>
        {data.map((client) => (
          <li key={client.id}>
            <ClientLogo client={client} />
          </li>
        ))}
      </ul>
    </section>
  );
}
