import { type HomeSection, homeSection } from '#server/module.ts';
import { Services } from './Services.tsx';

/** The services on the home page. */
export const serviceSection: HomeSection = homeSection({
  place: 20,
  async load(api) {
    const services = await api.service.getPage();
    return services.length > 0 ? services : null;
  },
  Section: Services,
});
