import { Card, Heading } from '@radix-ui/themes';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { Attention } from './attention.ts';
import { t } from './texts.ts';

/** What needs attention, with links. */
export function NeedsAttention({ items }: { items: Attention[] }) {
  return (
    <Card className="attention" size="3">
      <Heading as="h2" size="4">
        {t('attention')}
      </Heading>
      {items.length === 0 && (
        <p className="dashboard-empty">
          <CircleCheck size={18} aria-hidden /> {t('noAttention')}
        </p>
      )}
      <ul className="dashboard-rows">
        {items.map(({ title, why, area, route }) => (
          <li key={`${route} ${title} ${why}`}>
            <span>
              {route ? <a href={route}>{title}</a> : <b>{title}</b>} {why}
            </span>
            <small>{area}</small>
          </li>
        ))}
      </ul>
    </Card>
  );
}
