import { useWords } from '#renderer/public/language.ts';
import { SectionTop } from '#renderer/public/SectionTop.tsx';
import { homeWords } from '../words.ts';
import { type ServiceCard, ServiceGrid } from './ServiceGrid.tsx';

/** The services on the home page. */
export function Services({ data }: { data: ServiceCard[] }) {
  const t = useWords(homeWords);
  return (
    <section className="section wrap" aria-labelledby="services">
      <SectionTop id="services" title={t('services')} href="/services" more={t('allServices')} />
      <ServiceGrid services={data} />
    </section>
  );
}
