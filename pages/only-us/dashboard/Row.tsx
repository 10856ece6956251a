import { Button, Flex } from '@radix-ui/themes';
import { type ReactNode, useState } from 'react';
import { t } from './texts.ts';

interface Props {
  title: string;
  route: string | null;
  why?: ReactNode;
  area?: string;
  urgent?: boolean | undefined;
  isDone?: boolean;
  /** Before the title. */
  sign?: ReactNode;
  /** The buttons of the row. */
  children?: ReactNode;
}

/** An entry, below it what there is to say, beside it what can be done. */
export function Row({ title, route, why, area, urgent, isDone, sign, children }: Props) {
  const Title = route ? 'a' : 'b';
  return (
    <Flex asChild align="center" wrap="wrap" gap="2">
      <li data-done={isDone || undefined} data-urgent={urgent || undefined}>
        {sign}
        <div className="dashboard-text">
          <Title className="truncate" href={route ?? undefined} dir="auto">
            {title}
          </Title>{' '}
          {(why || area) && (
            <p>
              {why} {area && <small>· {area}</small>}
            </p>
          )}
        </div>
        {children}
      </li>
    </Flex>
  );
}

/** Some of the rows, and the button that shows all. */
export function useRows<Item>(items: Item[], count: number, row: (item: Item) => ReactNode) {
  const [showsAll, showAll] = useState(false);
  const isCut = !showsAll && items.length > count;
  const rows = items.length > 0 && (
    <ul className="lines dashboard-rows">{items.slice(0, isCut ? count : undefined).map(row)}</ul>
  );
  const all = isCut && (
    <Button variant="ghost" color="gray" onClick={() => showAll(true)}>
      {t('showAll', { count: items.length })}
    </Button>
  );
  return { rows, all };
}
