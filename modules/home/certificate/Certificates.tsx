import '../home.css';
import { optimizedUrl } from '#lib/optimized.ts';
import { useWords } from '#renderer/public/language.ts';
import { useFileUrl } from '#renderer/ui/file-url.ts';
import type { ShownPicture } from '#server/files/shown-picture.ts';
import { homeWords } from '../words.ts';

export interface ShownCertificate {
  id: number;
  name: string;
  number: string;
  picture: ShownPicture | null;
}

/** What the company is certified for: mark, name and number. */
export function Certificates({ certificates }: { certificates: ShownCertificate[] }) {
  const t = useWords(homeWords);
  const fileUrl = useFileUrl();
  return (
    <section className="certificates wrap" aria-label={t('certificates')}>
      <ul>
        {certificates.map(({ id, name, number, picture }) => (
          <li key={id}>
            {picture && (
              <img
                src={optimizedUrl(fileUrl(picture) ?? '', 256)}
                alt=""
                width={picture.width}
                height={picture.height}
                loading="lazy"
              />
            )}
            <p>
              <strong>{name}</strong>
              {number && <small>{number}</small>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
