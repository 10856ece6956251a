import { Button } from '@radix-ui/themes';
import { localize } from '#lib/interface-language.ts';
import { EmptyState } from './EmptyState.tsx';

export function NotFound({ title, link }: { title: string; link: { label: string; href: string } }) {
  return (
    <EmptyState title={title} text={localize('It may have been deleted, or the address may be mistyped.')}>
      <Button asChild>
        <a href={link.href}>{link.label}</a>
      </Button>
    </EmptyState>
  );
}
