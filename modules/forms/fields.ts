import { choicesOf, type FormField } from './type.ts';

const typed = 'a: ';

/** Fields are named by their labels, so that what was typed can be read even once the form is gone. */
export const fieldName = ({ label }: { label: string }): string => `${typed}${label}`;

/** The answers of a visitor, with their labels. */
export function typedIn(values: Record<string, string>): [label: string, value: string][] {
  return Object.entries(values).flatMap(([name, value]) =>
    name.startsWith(typed) ? [[name.slice(typed.length), value]] : [],
  );
}

/** The options, by the names that they are sent with; undefined for other kinds. A consent is a single box. */
export function boxesOf(field: FormField, agreed: string): Record<string, string> | undefined {
  if (field.kind === 'consent') return { [fieldName(field)]: agreed };
  if (field.kind !== 'choices') return undefined;
  return Object.fromEntries(choicesOf(field).map((choice) => [`${fieldName(field)}: ${choice}`, choice]));
}

/** The maximum length of a field. */
export function longestOf({ kind }: Pick<FormField, 'kind'>): number | undefined {
  if (kind === 'file' || kind === 'date') return undefined;
  return kind === 'text' ? 3000 : 300;
}
