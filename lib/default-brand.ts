/** The name of the default brand: its logo is a drawing of ours. */
export const defaultName = 'Vinci';

/** Its main colour: the tones of it are drawn by hand and are in tokens.css. */
export const defaultColor = '#f76b15';

/** Does the name, shown where there is no logo, need three lines in the header? It is set smaller then. */
export function isLongName(name: string): boolean {
  return name.length > 40;
}
