import Building from 'lucide-react/icons/building-2';
import { clientsAndFacts } from '#modules/home/client/clients-and-facts.ts';
import { block } from '#server/content/blocks.ts';
import { ClientLogos } from './ClientLogos.tsx';
import { fields } from './fields.ts';

/** The logos of all clients. */
export const clientsBlock = block({
  name: 'clients',
  label: 'Client logos',
  icon: Building,
  fields,
  empty: { title: '' },
  load({ db }) {
    const { clients } = clientsAndFacts(db);
    return clients.length > 0 ? clients : null;
  },
  text: ({ title }) => title,
  Section: ClientLogos,
});
