import { IconButton } from '@radix-ui/themes';
import Ellipsis from 'lucide-react/icons/ellipsis';
import type { ComponentProps } from 'react';

/** The button of a menu of rare actions. `label`: 'More for “Palet”'. */
export function MoreButton({ label, ...button }: ComponentProps<typeof IconButton> & { label: string }) {
  return (
    <IconButton type="button" variant="soft" color="gray" aria-haspopup="menu" {...button} aria-label={label}>
      <Ellipsis size={16} aria-hidden />
    </IconButton>
  );
}
