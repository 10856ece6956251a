/** A result of the doctor: `bad` has to be fixed, a `note` is worth knowing. */
export interface Finding {
  kind: 'good' | 'note' | 'bad';
  text: string;
}

export const good = (text: string): Finding => ({ kind: 'good', text });
export const note = (text: string): Finding => ({ kind: 'note', text });
export const bad = (text: string): Finding => ({ kind: 'bad', text });

/** The first few names of a list, which may be long. */
export function firstFew(names: string[]): string {
  const more = names.length - 5;
  return names.slice(0, 5).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
