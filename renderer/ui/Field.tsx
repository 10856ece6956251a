import { Flex, Text } from '@radix-ui/themes';
import { cloneElement, type ReactElement, type ReactNode, useId } from 'react';

type Described = { id?: string; 'aria-invalid'?: boolean; 'aria-describedby'?: string };

interface Props {
  label: string;
  /** What is wrong with it; shown below and read out with it. */
  error?: string;
  /** What to know before filling it in. */
  hint?: string;
  /** Something to do about it, below the note. */
  action?: ReactNode;
  /** The input itself: gets `id` and the ARIA attributes that tie it to the words around it. */
  children: ReactElement<Described>;
}

/** A labelled input of a form with its hint and its error. */
export function Field({ label, error, hint, action, children }: Props) {
  const id = useId();
  const note = error ?? hint;
  const described = {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': note && `${id}-note`,
  };
  return (
    <Flex direction="column" gap="1">
      <Text as="label" htmlFor={id} size="2" weight="medium">
        {label}
      </Text>
      {cloneElement(children, described)}
      {note && (
        <Text id={`${id}-note`} size="1" color={error ? 'red' : 'gray'} role={error ? 'alert' : undefined}>
          {note}
        </Text>
      )}
      {action}
    </Flex>
  );
}
