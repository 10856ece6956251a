import '../home.css';
import { NoWrapHyphens } from '#renderer/public/NoWrapHyphens.tsx';
import type { ServiceIconName } from '../offers/inputs.ts';
import { ServiceIcon } from './ServiceIcon.tsx';

export interface ServiceCard {
  id: number;
  slug: string;
  name: string;
  summary: string;
  icon: ServiceIconName | null;
}

/** Services side by side, each with its drawing. `heading` is the level of their names. */
export function ServiceGrid({
  services,
  heading: Name = 'h3',
}: {
  services: ServiceCard[];
  heading?: 'h2' | 'h3';
}) {
  return (
    <ul className="service-grid">
      {services.map(({ id, slug, name, summary, icon }) => (
        <li key={id}>
          {icon && <ServiceIcon name={icon} />}
          <Name>
            <a href={`/services/${slug}`}>
              <NoWrapHyphens text={name} />
            </a>
          </Name>
          <p>{summary}</p>
        </li>
      ))}
    </ul>
  );
}
