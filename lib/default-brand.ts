/** The name of the default brand: its logo is a drawing of ours. */
export const defaultName = 'Vinci';

/** Its main colour: the tones of it are drawn by hand and are in tokens.css. */
export const defaultColor = '#f76b15';
