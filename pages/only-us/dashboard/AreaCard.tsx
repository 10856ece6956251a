import { Card } from '@radix-ui/themes';
import type { Summary } from '#server/module.ts';

const numbers = new Intl.NumberFormat('id-ID');

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
            <dd>{numbers.format(count)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
