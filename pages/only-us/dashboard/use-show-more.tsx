import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import { t } from './texts.ts';

export function useShowMore<Item>(items: Item[], count: number) {
  const [showsAll, showAll] = useState(false);
  if (showsAll || items.length <= count) return [items, null] as const;
  const button = (
    <Button variant="ghost" color="gray" onClick={() => showAll(true)}>
      {t('showAll', { count: items.length })}
    </Button>
  );
  return [items.slice(0, count), button] as const;
}
