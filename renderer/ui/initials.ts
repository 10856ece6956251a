/** 'BS' for Budi Santoso: first and last word. */
export function initialsOf(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/);
  return `${[...first][0] ?? ''}${[...(others.at(-1) ?? '')][0] ?? ''}`.toUpperCase();
}
