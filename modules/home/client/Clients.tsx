import { optimizedUrl } from '#lib/optimized.ts';
import { useWords } from '#renderer/public/language.ts';
import { useFileUrl } from '#renderer/ui/file-url.ts';
import { homeWords } from '../words.ts';
import type { clientsWithSprites } from './sprite.ts';

type ShownClients = ReturnType<typeof clientsWithSprites>;

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
      {clients.map(({ website, ...client }) => (
        <li key={client.id}>
          {website ? (
            <a href={website} target="_blank" rel="noopener">
              <Logo {...client} />
            </a>
          ) : (
            <Logo {...client} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Logo({ name, picture, logo }: Omit<ShownClients[number], 'website'>) {
  const address = useFileUrl()(picture) ?? '';
  if (logo) {
    const place = { objectPosition: `0 ${logo.place}%` };
    return <img className="clients-sprite" src={logo.src} alt={name} style={place} loading="lazy" />;
  }
  // At most 180 pixels wide: one size fits every screen, and saves ten logos thirty addresses.
  return (
    <img
      src={optimizedUrl(address, 384)}
      alt={name}
      width={picture.width}
      height={picture.height}
      loading="lazy"
      decoding="async"
    />
  );
}
