import { optimizedUrl } from '#lib/optimized.ts';
import { Icon } from '#renderer/public/Icon.tsx';
import { useLanguage, useWords } from '#renderer/public/language.ts';
import { useFileUrl } from '#renderer/ui/file-url.ts';
import { formatDownload } from '#renderer/ui/numbers.ts';
import type { publishedCertificates } from '../published.ts';
import { homeWords } from '../words.ts';

type Props = { certificates: ReturnType<typeof publishedCertificates> };

export function Certificates({ certificates }: Props) {
  const t = useWords(homeWords);
  const language = useLanguage();
  const fileUrl = useFileUrl();
  return (
    <section className="certificates section wrap" aria-labelledby="certificates">
      <h2 className="title" id="certificates">
        {t('certificates')}
      </h2>
      <ul className="row">
        {certificates.map(({ id, name, number, picture, document }) => (
          <li key={id}>
            {picture ? (
              <img
                src={optimizedUrl(fileUrl(picture) ?? '', 256)}
                alt=""
                width={picture.width}
                height={picture.height}
                loading="lazy"
              />
            ) : (
              <Icon name="seal" />
            )}
            <div>
              <h3 className="subtitle">{name}</h3>
              {number && <p className="muted">{number}</p>}
              {document && (
                <a
                  href={fileUrl(document)}
                  download={`${name}.${document.filename.split('.')[1]}`}
                  aria-label={`${t('certificate')}: ${name}`}
                >
                  {t('certificate')} <small>({formatDownload(document, language)})</small>
                </a>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
