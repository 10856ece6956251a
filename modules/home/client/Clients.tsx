import '../home.css';
import type { ReactNode } from 'react';
import { optimizedUrl } from '#lib/optimized.ts';
import { useWords } from '#renderer/public/language.ts';
import { useFileUrl } from '#renderer/ui/file-url.ts';
import { homeWords } from '../words.ts';
import type { clientsWithSprite } from './sprite.ts';

export type ClientsWithSprite = ReturnType<typeof clientsWithSprite>;
type ShownClient = ClientsWithSprite['clients'][number];

export function Clients({ data }: { data: ClientsWithSprite }) {
  const t = useWords(homeWords);
  return (
    <section className="clients section wrap" aria-labelledby="clients">
      <h2 id="clients">{t('clients')}</h2>
      <ClientLogos {...data} />
    </section>
  );
}

/** The logos, grey until hovered. Those in the sprite are one request. */
export function ClientLogos({ clients, sprite }: ClientsWithSprite) {
  return (
    <ul className="columns">
      {clients.map((client, index) => (
        <li key={client.id}>
          {index < sprite.count ? (
            <Linked client={client}>
              <img
                className="clients-sprite"
                src={sprite.src}
                alt={client.name}
                style={{ objectPosition: `0 ${placeIn(sprite.count, index)}%` }}
                loading="lazy"
              />
            </Linked>
          ) : (
            <ClientLogo client={client} />
          )}
        </li>
      ))}
    </ul>
  );
}

// In CSS percentages: the first cell is at 0, the last at 100.
function placeIn(count: number, index: number) {
  return count > 1 ? +((index / (count - 1)) * 100).toFixed(2) : 0;
}

function ClientLogo({ client }: { client: ShownClient }) {
  const { name, picture } = client;
  const { width, height } = picture;
  const address = useFileUrl()(picture) ?? '';
  // At most 180 pixels wide: one size fits every screen, and saves ten logos thirty addresses.
  return (
    <Linked client={client}>
      <img
        src={optimizedUrl(address, 384)}
        alt={name}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
      />
    </Linked>
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
