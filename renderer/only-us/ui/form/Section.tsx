import { Card, Heading } from '@radix-ui/themes';
import { type ReactNode, useId } from 'react';
import { Muted } from '../Muted.tsx';

interface Props {
  title: string;
  hint?: string;
  children: ReactNode;
}

/** A part of the form with its heading. */
export function Section({ title, hint, children }: Props) {
  const id = useId();
  return (
    <Card size="3" asChild>
      <section aria-labelledby={id}>
        <Heading as="h2" size="4" id={id} mb={hint ? '1' : '4'}>
          {title}
        </Heading>
        {hint && <Muted mb="4">{hint}</Muted>}
        {children}
      </section>
    </Card>
  );
}
