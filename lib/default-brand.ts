export const defaultName = 'Vinci';

/** Its main colour, whose tones are hand-picked in tokens.css. */
export const defaultColor = '#f76b15';

/** Whether the name, where there is no logo, is set smaller because it needs three lines in the header. */
export function isLongName(name: string): boolean {
  return name.length > 40;
}
