import { Flex, Text, VisuallyHidden } from '@radix-ui/themes';
import { cloneElement, type ReactElement, type ReactNode, useId } from 'react';
import { translateMessage } from '#lib/translate-message.ts';
import { ConflictsAt } from './working-copy/conflict-places.tsx';

type Described = { id?: string; name?: string; 'aria-invalid'?: boolean; 'aria-describedby'?: string };

interface Props {
  label: string;
  /** Its name in the form, where the input itself doesn't have it. */
  name?: string;
  /** Only screen readers need the label: what the field is for is plain to see. */
  isLabelHidden?: boolean;
  error?: string;
  /** Help text, shown below the field, also next to an error. */
  hint?: ReactNode;
  /** Whether the help text warns of something unusual. */
  isWarning?: boolean;
  action?: ReactNode;
  /** The input itself: gets `id` and the ARIA attributes that tie it to the words around it. */
  children: ReactElement<Described>;
}

export function Field(props: Props) {
  const { label, isLabelHidden = false, error, hint, isWarning, action, children } = props;
  const { name = children.props.name } = props;
  const id = useId();
  const notes = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  const described = {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': notes || undefined,
  };
  return (
    <Flex direction="column" gap="1">
      <FieldLabel htmlFor={id} label={label} isHidden={isLabelHidden} />
      {cloneElement(children, described)}
      {hint && (
        <Text as="div" id={`${id}-hint`} size="1" color={isWarning ? 'amber' : 'gray'}>
          {hint}
        </Text>
      )}
      {error && (
        <Text id={`${id}-error`} size="1" color="red" role="alert">
          {translateMessage(error)}
        </Text>
      )}
      {action}
      {name && <ConflictsAt place={name} />}
    </Flex>
  );
}

function FieldLabel({ htmlFor, label, isHidden }: { htmlFor: string; label: string; isHidden: boolean }) {
  const shown = (
    <Text as="label" htmlFor={htmlFor} size="2" weight="medium">
      {label}
    </Text>
  );
  return isHidden ? <VisuallyHidden>{shown}</VisuallyHidden> : shown;
}
