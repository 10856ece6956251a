import { Button, IconButton } from '@radix-ui/themes';
import type { ComponentProps } from 'react';

/** A button beside the main one. */
export function QuietButton(props: ComponentProps<typeof Button>) {
  return <Button type="button" variant="soft" color="gray" {...props} />;
}

/** The same with an icon; its label is read out, and shown as a tooltip. */
export function QuietIconButton({ label, ...props }: ComponentProps<typeof IconButton> & { label: string }) {
  return (
    <IconButton type="button" variant="ghost" color="gray" aria-label={label} title={label} {...props} />
  );
}
