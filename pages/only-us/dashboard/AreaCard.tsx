import { Card } from '@radix-ui/themes';
import { formatNumber } from '#renderer/ui/numbers.ts';
import type { Summary } from '#server/module/summary.ts';

/** One area in numbers, with the way there. */
export function AreaCard({ area: { title, route, counts } }: { area: Summary }) {
  return (
    <Card className="area" size="3">
      <h2>
        <a href={route}>{title}</a>
      </h2>
      <dl>
        {counts.map(({ label, count }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatNumber(count)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
