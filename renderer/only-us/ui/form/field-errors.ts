import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/**
 * Puts what the server said about single fields (`data.fields` of a tRPC error) at those fields of the form and
 * focuses the first. Such an error has the type 'server'.
 */
export function showFieldErrors<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: unknown,
): void {
  const fields = (error as { data?: { fields?: Record<string, string[]> } })?.data?.fields ?? {};
  Object.entries(fields).forEach(([name, messages], index) => {
    if (!(name in form.getValues())) return;
    const error = { type: 'server', message: messages[0] };
    form.setError(name as Path<Values>, error, { shouldFocus: index === 0 });
  });
}
