import type { ReactNode } from 'react';
import { optimizedUrl } from '#lib/optimized.ts';
import { useWords } from '#renderer/public/language.ts';
import { useFileUrl } from '#renderer/ui/file-url.ts';
import { homeWords } from '../words.ts';
import type { clientsWithSprites } from './sprite.ts';

export type ShownClients = ReturnType<typeof clientsWithSprites>;
type ShownClient = ShownClients[number];

export function Clients({ data }: { data: ShownClients }) {
  const t = useWords(homeWords);
  return (
    <section className="clients section wrap" aria-labelledby="clients">
      <h2 className="label muted" id="clients">
        {t('clients')}
      </h2>
      <ClientLogos clients={data} />
    </section>
  );
}

/** The logos, grey until hovered. */
export function ClientLogos({ clients }: { clients: ShownClients }) {
  return (
    <ul className="columns">
      {clients.map((client) => (
        <li key={client.id}>
          <Linked client={client}>
            {client.logo ? <LogoInSprite name={client.name} {...client.logo} /> : <Logo {...client} />}
          </Linked>
        </li>
      ))}
    </ul>
  );
}

function LogoInSprite({ name, src, place }: { name: string; src: string; place: number }) {
  return (
    <img
      className="clients-sprite"
      src={src}
      alt={name}
      style={{ objectPosition: `0 ${place}%` }}
      loading="lazy"
    />
  );
}

function Logo({ name, picture }: ShownClient) {
  const { width, height } = picture;
  const address = useFileUrl()(picture) ?? '';
  // At most 180 pixels wide: one size fits every screen, and saves ten logos thirty addresses.
  return (
    <img
      src={optimizedUrl(address, 384)}
      alt={name}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  );
}

function Linked({ client: { website }, children }: { client: ShownClient; children: ReactNode }) {
  if (!website) return children;
  return (
    <a href={website} target="_blank" rel="noopener">
      {children}
    </a>
  );
}
