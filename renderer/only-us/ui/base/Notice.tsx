import { Callout } from '@radix-ui/themes';

/** A sentence or two above or between what a screen shows. `role`: `alert` for what needs somebody at once. */
export function Notice({ children, ...look }: Callout.RootProps) {
  return (
    <Callout.Root size="1" highContrast {...look}>
      <Callout.Text>{children}</Callout.Text>
    </Callout.Root>
  );
}
