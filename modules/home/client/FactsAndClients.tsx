import { Clients, type ShownClient } from './Clients.tsx';
import { type FactNumbers, Facts } from './Facts.tsx';

/** A dark band with what there is to count, and the logos of the clients. */
export function FactsAndClients({ data }: { data: { clients: ShownClient[]; facts: FactNumbers } }) {
  return (
    <>
      <Facts facts={data.facts} />
      {data.clients.length > 0 && <Clients clients={data.clients} />}
    </>
  );
}
