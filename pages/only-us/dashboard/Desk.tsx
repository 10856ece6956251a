import { Box, Button, Card, Flex, Heading } from '@radix-ui/themes';
import Inbox from 'lucide-react/icons/inbox';
import type { ComponentType, ReactNode } from 'react';
import { localize } from '#lib/interface-language.ts';
import { Ago } from '#renderer/only-us/ui/base/Ago.tsx';
import { later } from '#renderer/only-us/ui/base/later.tsx';
import { Muted } from '#renderer/only-us/ui/base/Muted.tsx';
import { useHydrated } from '#renderer/only-us/ui/base/use-hydrated.ts';
import type { DeskEntry, Waiting } from '#server/site/points.ts';
import { useShowMore } from './use-show-more.tsx';

type Buttons = { default: ComponentType<{ data: unknown }> };

// The buttons of a module, by its name.
const cards = Object.fromEntries(
  Object.entries(import.meta.glob<Buttons>('/modules/*/cards/dashboard.tsx')).map(([path, load]) => [
    path.split('/')[2],
    later(load, 'default'),
  ]),
);

/** What waits for this person, with the entries where they are this person's work. */
export function Desk({ waiting: { title, text, route, label, entries = [], card } }: { waiting: Waiting }) {
  const [shown, all] = useShowMore(entries, 4);
  // They are loaded apart, which the server doesn't wait for.
  const EntryButtons = useHydrated() && cards[card ?? ''];
  return (
    <Card className="waiting" size="2" asChild>
      <section aria-label={title}>
        <Flex align="center" gap="4" px="2" wrap="wrap">
          <span className="card-sign" aria-hidden>
            <Inbox size={22} />
          </span>
          <Box flexGrow="1" flexBasis="240px">
            <Heading as="h2" size="4">
              {title}
            </Heading>
            {text && <Muted>{localize(text)}</Muted>}
          </Box>
          <Flex ml="auto" gap="4" align="center">
            {all}
            <Button variant={card ? 'soft' : 'solid'} asChild>
              <a href={route}>{localize(label)}</a>
            </Button>
          </Flex>
        </Flex>
        {shown.length > 0 && (
          <ul className="lines dashboard-rows desk-entries">
            {shown.map((entry) => (
              <Entry key={entry.route} {...entry}>
                {EntryButtons && <EntryButtons data={entry.data} />}
              </Entry>
            ))}
          </ul>
        )}
      </section>
    </Card>
  );
}

function Entry({ title, route, why, at, children }: DeskEntry & { children: ReactNode }) {
  return (
    <li>
      <a href={route} dir="auto">
        {title}
      </a>{' '}
      <p>
        {why && `${why} · `}
        <Ago at={at} />
      </p>
      {children && <div className="desk-buttons">{children}</div>}
    </li>
  );
}
