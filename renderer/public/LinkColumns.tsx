import { optimizedUrl } from '#lib/optimized.ts';
import { useFileUrl } from '#renderer/ui/file-url.ts';
import type { FooterLink } from '#server/navigation/points.ts';
import { Icon, iconNamed } from './Icon.tsx';
import { useWords } from './language.ts';
import { siteWords } from './words.ts';

const types = ['connectwithus', 'followus', 'callus'] as const;

/** The footer’s links in columns by type. */
export function LinkColumns({ links }: { links: FooterLink[] }) {
  const t = useWords(siteWords);
  const columns = types.map((type) => ({ type, own: links.filter((link) => link.type === type) }));
  return (
    <div className="link-columns">
      {columns
        .filter(({ own }) => own.length > 0)
        .map(({ type, own }) => (
          <div key={type}>
            <h2 className="label">{t(type)}</h2>
            <ul>
              {own.map((link) => (
                <li key={link.id}>
                  <FooterAnchor link={link} />
                </li>
              ))}
            </ul>
          </div>
        ))}
    </div>
  );
}

function FooterAnchor({ link: { name, link, image, staticImage } }: { link: FooterLink }) {
  const src = useFileUrl()(image ? { filename: image } : null);
  return (
    <a className="tap" href={link} rel="noopener">
      {src ? (
        <img src={optimizedUrl(src, 64)} alt="" width="22" height="22" loading="lazy" />
      ) : (
        <Icon name={iconNamed(staticImage)} />
      )}
      {name}
    </a>
  );
}
