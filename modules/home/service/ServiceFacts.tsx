import { serviceFacts } from '../offers/key-facts.ts';
import type { SpecificationRow } from '../offers/type.ts';

/** What buyers compare services by, inside of a link. */
export function ServiceFacts({ rows }: { rows: SpecificationRow[] }) {
  const facts = serviceFacts(rows);
  if (facts.length === 0) return null;
  return (
    <span className="service-facts">
      {facts.map(({ label, value }) => (
        <span key={label}>
          {label} <b>{value}</b>
        </span>
      ))}
    </span>
  );
}
