import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import { t } from './texts.ts';

/** The first items, and a button that shows all. */
export function useFewest<Item>(items: Item[], fewest: number) {
  const [showsAll, showAll] = useState(false);
  if (showsAll || items.length <= fewest) return [items, null] as const;
  const button = (
    <Button variant="ghost" color="gray" onClick={() => showAll(true)}>
      {t('showAll', { count: items.length })}
    </Button>
  );
  return [items.slice(0, fewest), button] as const;
}
