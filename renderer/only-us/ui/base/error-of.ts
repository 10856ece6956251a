import { type FieldError, type FieldValues, get, type Path, type UseFormReturn } from 'react-hook-form';

/** Props of every input of a form. */
export interface InputProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  name: Path<Values>;
  label: string;
  hint?: string;
}

export function errorOf<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: Path<Values>,
): string | undefined {
  const error: FieldError | undefined = get(form.formState.errors, name);
  return error?.message;
}
