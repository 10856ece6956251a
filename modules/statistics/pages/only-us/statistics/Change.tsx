import { Text } from '@radix-ui/themes';
import { formatNumber } from '#renderer/ui/numbers.ts';

/** '+12%', '−3%' or '0%'; nothing where there was nothing before. */
export function Change({ now, before }: { now: number; before: number }) {
  if (before === 0) return null;
  const percent = Math.round(((now - before) / before) * 100);
  const sign = percent > 0 ? '+' : '';
  return (
    <Text wrap="nowrap" color={now > before ? 'green' : now < before ? 'red' : 'gray'}>
      {`${sign}${formatNumber(percent)}%`.replace('-', '−')}
    </Text>
  );
}
