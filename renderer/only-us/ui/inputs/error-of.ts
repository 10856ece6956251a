import { type FieldError, type FieldValues, get, type Path, type UseFormReturn } from 'react-hook-form';

export function errorOf<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: Path<Values>,
): string | undefined {
  const error: FieldError | undefined = get(form.formState.errors, name);
  return error?.message;
}
