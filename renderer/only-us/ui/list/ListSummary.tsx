import { Flex, Text } from '@radix-ui/themes';
import type { ItemSort } from './arrange.ts';
import type { PageSize as Size } from './list-address.ts';
import { PageSize } from './PageSize.tsx';
import { t } from './texts.ts';

interface Props {
  /** How many were found, in words. */
  count: string;
  total: number;
  sort: ItemSort;
  size: Size;
  onSize(size: Size): void;
}

/** Above a list: how many there are, why they can't be moved if so, and how many a page has. */
export function ListSummary({ count, total, sort, size, onSize }: Props) {
  return (
    <Flex justify="between" align="center" gap="3" mb="3" minHeight="32px">
      <Text as="p" size="2" color="gray">
        {count}
        {sort !== 'order' && total > 1 && ` · ${t('fixed')}`}
      </Text>
      <PageSize size={size} total={total} onChange={onSize} />
    </Flex>
  );
}
