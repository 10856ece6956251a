import { NoWrapHyphens } from '#renderer/public/NoWrapHyphens.tsx';
import type { OfferCard } from '../offers/published.ts';
import { ServiceFacts } from './ServiceFacts.tsx';
import { ServiceIcon } from './ServiceIcon.tsx';

interface Props {
  services: OfferCard[];
  heading?: 'h2' | 'h3';
  hasFacts?: boolean;
}

export function ServiceGrid({ services, heading: Name = 'h3', hasFacts }: Props) {
  return (
    <ul className="service-grid columns pairs">
      {services.map(({ id, slug, name, summary, icon, specification }) => (
        <li key={id}>
          {icon && <ServiceIcon name={icon} />}
          <Name>
            <a className="card-link" href={`/services/${slug}`}>
              <NoWrapHyphens text={name} />
            </a>
          </Name>
          <p>{summary}</p>
          {hasFacts && <ServiceFacts rows={specification} />}
        </li>
      ))}
    </ul>
  );
}
