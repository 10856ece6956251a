import { columnSizes, cutTo } from '#renderer/public/column-sizes.ts';
import { NoWrapHyphens } from '#renderer/public/NoWrapHyphens.tsx';
import { FramedPicture } from '#renderer/ui/Picture.tsx';
import type { OfferCard } from '../offers/published.ts';
import { ServiceFacts } from './ServiceFacts.tsx';
import { ServiceIcon } from './ServiceIcon.tsx';

const shape = 16 / 9;

export function ServiceRows({ services }: { services: OfferCard[] }) {
  const share = { phone: services.length === 1 ? 1 : 1 / 2, tablet: 1 / 2 };
  return (
    <ul className="service-rows columns pairs">
      {services.map(({ id, slug, name, summary, icon, specification, picture }, index) => (
        <li key={id}>
          <div className="picture-card">
            <FramedPicture
              picture={{ ...picture, alt: '' }}
              sizes={columnSizes(share, { phone: cutTo(shape, picture) })}
              priority={index < 2}
            />
            <span className="service-rows-words">
              {icon && <ServiceIcon name={icon} />}
              <span>
                <h2>
                  <a className="card-link" href={`/services/${slug}`}>
                    <NoWrapHyphens text={name} />
                  </a>
                </h2>
                <small>{summary}</small>
                <ServiceFacts rows={specification} />
              </span>
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}
