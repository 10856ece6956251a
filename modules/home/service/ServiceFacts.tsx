import { serviceFacts } from '../offers/key-facts.ts';
import type { OfferRow } from '../offers/rows.ts';

export function ServiceFacts({ rows }: { rows: OfferRow[] }) {
  const facts = serviceFacts(rows);
  if (facts.length === 0) return null;
  return (
    <span className="service-facts muted">
      {facts.map(({ label, value }) => (
        <span key={label}>
          {label} <b>{value}</b>
        </span>
      ))}
    </span>
  );
}
