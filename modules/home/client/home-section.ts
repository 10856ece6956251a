import { type HomeSection, homeSection } from '#server/module.ts';
import { FactsAndClients } from './FactsAndClients.tsx';

/** What the company has in numbers, and for whom it works, on the home page. */
export const clientSection: HomeSection = homeSection({
  place: 40,
  async load(api) {
    const page = await api.homeClient.getPage();
    return page.clients.length + page.facts.packaging + page.facts.services > 0 ? page : null;
  },
  Section: FactsAndClients,
});
