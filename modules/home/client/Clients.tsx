import '../home.css';
import { Picture } from '#renderer/ui/Picture.tsx';
import type { ShownPicture } from '#server/files/shown-picture.ts';

export interface ShownClient {
  id: number;
  name: string;
  website: string;
  picture: ShownPicture;
}

/** The logos of the clients, in grey until one points at them. */
export function Clients({ clients }: { clients: ShownClient[] }) {
  return (
    <section className="clients section wrap" aria-labelledby="clients">
      <h2 id="clients" lang="en">
        Some of our clients
      </h2>
      <ul>
        {clients.map((client) => (
          <li key={client.id}>
            <ClientLogo client={client} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ClientLogo({ client: { name, website, picture } }: { client: ShownClient }) {
  const logo = <Picture picture={{ ...picture, alt: name, color: 'transparent' }} sizes="180px" />;
  if (!website) return logo;
  return (
    <a href={website} target="_blank" rel="noopener">
      {logo}
    </a>
  );
}
