import { Button, Dialog, Flex } from '@radix-ui/themes';
import type { FormEvent, KeyboardEvent, ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { showFieldErrors } from './field-errors.ts';
import { useFocusBack } from './use-focus-back.ts';

interface Props<Values extends FieldValues> {
  title: string;
  /** react-hook-form's form with its rules. */
  form: UseFormReturn<Values>;
  /** Saves; throws when that fails, and then the form stays as it is. */
  onSave(values: Values): Promise<unknown>;
  onClose(): void;
  saveLabel?: string;
  maxWidth?: string;
  children: ReactNode;
}

const unsaved = 'You have changes that are not saved. Close all the same?';

/**
 * A form in a dialog. Ctrl/Cmd+S saves; closing with unsaved changes asks; a failed save keeps what was typed, and
 * what the server says about a field stands at that field.
 */
export function FormDialog<Values extends FieldValues>(props: Props<Values>) {
  const { title, form, onSave, onClose, saveLabel = 'Save', maxWidth = '560px', children } = props;
  const { isDirty, isSubmitting } = form.formState;
  const giveFocusBack = useFocusBack();
  const close = () => {
    if (!isDirty || window.confirm(unsaved)) onClose();
  };
  const submit = form.handleSubmit(async (values) => {
    try {
      await onSave(values);
    } catch (error) {
      showFieldErrors(form, error);
      return;
    }
    onClose();
  });
  const saveByKey = (event: KeyboardEvent) => {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void submit();
  };
  const submitHere = (event: FormEvent) => {
    // A dialog stands inside other forms in React's tree, though not on the page.
    event.stopPropagation();
    void submit(event as never);
  };
  return (
    <Dialog.Root open onOpenChange={(open) => open || close()}>
      <Dialog.Content
        maxWidth={maxWidth}
        onKeyDown={saveByKey}
        onCloseAutoFocus={giveFocusBack}
        aria-describedby={undefined}
      >
        <Dialog.Title>{title}</Dialog.Title>
        <form onSubmit={submitHere} noValidate>
          <Flex direction="column" gap="4">
            {children}
          </Flex>
          <Flex gap="3" mt="5" justify="end">
            <Button type="button" variant="soft" color="gray" onClick={close}>
              Cancel
            </Button>
            <Button type="submit" loading={isSubmitting}>
              {saveLabel}
            </Button>
          </Flex>
        </form>
      </Dialog.Content>
    </Dialog.Root>
  );
}
