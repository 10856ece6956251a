import { Card, Flex, Heading } from '@radix-ui/themes';
import { type ReactNode, useId } from 'react';
import { Muted } from './Muted.tsx';

interface Props {
  title: string;
  /** Beside the title, such as a state. */
  beside?: ReactNode;
  hint?: string;
  action?: ReactNode;
  gap?: '3' | '4';
  /** For the panel beside a form. */
  isSmall?: boolean;
  children: ReactNode;
}

export function Section(props: Props) {
  const { title, beside, hint, action, isSmall, gap = isSmall ? '3' : '4', children } = props;
  const id = useId();
  return (
    <Card size={isSmall ? '2' : '3'} asChild>
      <section aria-labelledby={id}>
        <Flex justify="between" align="center" gap="4" mb={hint ? '1' : gap}>
          <Flex align="center" gap="3" wrap="wrap">
            <Heading as="h2" size={isSmall ? '3' : '4'} id={id}>
              {title}
            </Heading>
            {beside}
          </Flex>
          {action}
        </Flex>
        {hint && <Muted mb="4">{hint}</Muted>}
        {children}
      </section>
    </Card>
  );
}
