import { Flex, Text } from '@radix-ui/themes';
import { cloneElement, type ReactElement, type ReactNode, useId } from 'react';

type Described = { id?: string; 'aria-invalid'?: boolean; 'aria-describedby'?: string };

interface Props {
  label: string;
  /** What is wrong with it; shown below and read out with it. */
  error?: string;
  /** Help text, shown below the field, also next to an error. */
  hint?: string;
  /** Something to do about it, below the note. */
  action?: ReactNode;
  /** The input itself: gets `id` and the ARIA attributes that tie it to the words around it. */
  children: ReactElement<Described>;
}

/** A labelled input of a form with its hint and its error. */
export function Field({ label, error, hint, action, children }: Props) {
  const id = useId();
  const notes = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  const described = {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': notes || undefined,
  };
  return (
    <Flex direction="column" gap="1">
      <Text as="label" htmlFor={id} size="2" weight="medium">
        {label}
      </Text>
      {cloneElement(children, described)}
      {hint && (
        <Text id={`${id}-hint`} size="1" color="gray">
          {hint}
        </Text>
      )}
      {error && (
        <Text id={`${id}-error`} size="1" color="red" role="alert">
          {error}
        </Text>
      )}
      {action}
    </Flex>
  );
}
