import { Flex, Text, VisuallyHidden } from '@radix-ui/themes';
import { cloneElement, type ReactElement, type ReactNode, useId } from 'react';
import { translateMessage } from '#lib/translate-message.ts';
import { ConflictsAt } from './conflict-places.tsx';
import { ErrorText } from './ErrorText.tsx';

/** The props that a `Field` gives its input. */
export type Described = { id?: string; name?: string; 'aria-invalid'?: boolean; 'aria-describedby'?: string };

interface Props {
  label: string;
  /** Its name in the form, unless the input has it. */
  name?: string;
  isLabelHidden?: boolean;
  error?: string;
  hint?: ReactNode;
  /** Whether the hint is a warning. */
  isWarning?: boolean;
  action?: ReactNode;
  /** The input gets `id` and the ARIA attributes that tie it to its words. */
  children: ReactElement<Described>;
}

export function Field(props: Props) {
  const { label, isLabelHidden, error, hint, isWarning, action, children } = props;
  const { name = children.props.name } = props;
  const id = useId();
  const notes = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  const shownLabel = (
    <Text as="label" htmlFor={id} size="2" weight="medium">
      {label}
    </Text>
  );
  const described = {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': notes || undefined,
  };
  return (
    <Flex direction="column" gap="1">
      {isLabelHidden ? <VisuallyHidden>{shownLabel}</VisuallyHidden> : shownLabel}
      {cloneElement(children, described)}
      {hint && (
        <Text as="div" id={`${id}-hint`} size="1" color={isWarning ? 'amber' : 'gray'}>
          {hint}
        </Text>
      )}
      {error && <ErrorText id={`${id}-error`}>{translateMessage(error)}</ErrorText>}
      {action}
      {name && <ConflictsAt place={name} />}
    </Flex>
  );
}
