import { Text } from '@radix-ui/themes';
import { updateInput } from './view.ts';

/** How much something has grown or shrunk; nothing where there was nothing before. */
export function Change({ now, before }: { now: number; before: number }) {
  const change = updateInput(now, before);
  if (change === undefined) return null;
  return (
    <Text wrap="nowrap" color={now > before ? 'green' : now < before ? 'red' : 'gray'}>
      {change.replace('-', '−')}
    </Text>
  );
}
