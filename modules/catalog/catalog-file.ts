/** The catalog as a file for visitors: its name (spec §9), and the one address that it always has. */
export const catalogFile = { name: 'vinci-catalog.png', path: '/catalog/vinci-catalog.png' };
