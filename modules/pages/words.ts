/** The words around what people write, for visitors. */
export const words = {
  openMap: 'Buka peta',
  hours: 'Jam buka',
  phone: 'Telepon',
  email: 'E-mail',
};
