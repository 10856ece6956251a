import { Button, Flex } from '@radix-ui/themes';
import type { ComponentType } from 'react';
import { localize } from '#lib/interface-language.ts';
import { Ago } from '#renderer/only-us/ui/base/Ago.tsx';
import { later } from '#renderer/only-us/ui/base/later.tsx';
import { Section } from '#renderer/only-us/ui/base/Section.tsx';
import { useHydrated } from '#renderer/only-us/ui/base/use-hydrated.ts';
import type { Waiting } from '#server/site/points.ts';
import { Row, useRows } from './Row.tsx';

type Buttons = { default: ComponentType<{ data: unknown }> };

// The buttons of a module, by its name.
const cards = Object.fromEntries(
  Object.entries(import.meta.glob<Buttons>('/modules/*/cards/dashboard.tsx')).map(([path, load]) => [
    path.split('/')[2],
    later(load, 'default'),
  ]),
);

/** Tasks that wait for this person, with the entries where they are this person's work. */
export function Desk({ waiting: { title, text, route, label, entries = [], card } }: { waiting: Waiting }) {
  // They are loaded apart, which the server doesn't wait for.
  const EntryButtons = useHydrated() && cards[card ?? ''];
  const { rows, all } = useRows(entries, 4, ({ title, route, why, at, data }) => (
    <Row
      key={route}
      {...{ title, route }}
      why={
        <>
          {why && `${why} · `}
          <Ago at={at} />
        </>
      }
    >
      {EntryButtons && <EntryButtons data={data} />}
    </Row>
  ));
  return (
    <Section
      title={title}
      hint={text && localize(text)}
      action={
        <Flex gap="4" align="center">
          {all}
          <Button variant={card ? 'soft' : 'solid'} asChild>
            <a href={route}>{localize(label)}</a>
          </Button>
        </Flex>
      }
    >
      {rows}
    </Section>
  );
}
