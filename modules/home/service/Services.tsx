import { SectionTop } from '#renderer/public/SectionTop.tsx';
import { type ServiceCard, ServiceGrid } from './ServiceGrid.tsx';

/** The services on the home page. */
export function Services({ data }: { data: ServiceCard[] }) {
  return (
    <section className="section wrap" aria-labelledby="services">
      <SectionTop id="services" title="Services" href="/services" more="All services" />
      <ServiceGrid services={data} />
    </section>
  );
}
