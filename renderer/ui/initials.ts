/** 'BS' for Budi Santoso: the first letters of the first and the last word of a name. */
export function initialsOf(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/);
  return `${[...first][0] ?? ''}${[...(others.at(-1) ?? '')][0] ?? ''}`.toUpperCase();
}
