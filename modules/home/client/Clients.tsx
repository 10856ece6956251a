import '../home.css';
import { optimizedUrl } from '#lib/optimized.ts';
import { useWords } from '#renderer/public/language.ts';
import { useFileUrl } from '#renderer/ui/file-url.ts';
import type { ShownPicture } from '#server/files/shown-picture.ts';
import { homeWords } from '../words.ts';

export interface ShownClient {
  id: number;
  name: string;
  website: string;
  picture: ShownPicture;
}

/** The logos of the clients, in grey until one points at them. */
export function Clients({ data: clients }: { data: ShownClient[] }) {
  const t = useWords(homeWords);
  return (
    <section className="clients section wrap" aria-labelledby="clients">
      <h2 id="clients">{t('clients')}</h2>
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

/** The logo of a client, which links to its site. */
export function ClientLogo({ client: { name, website, picture } }: { client: ShownClient }) {
  const { width, height } = picture;
  const address = useFileUrl()(picture) ?? '';
  // At most 180 pixels wide: one size is enough for every screen, and ten logos would have thirty addresses.
  const logo = (
    <img
      src={optimizedUrl(address, 384)}
      alt={name}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  );
  if (!website) return logo;
  return (
    <a href={website} target="_blank" rel="noopener">
      {logo}
    </a>
  );
}
