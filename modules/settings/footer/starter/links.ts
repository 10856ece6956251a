import { starterCompany } from '#database/seed/starter-company.ts';

const { phone, email } = starterCompany;

/** The links of a new site. Its profiles elsewhere are for the office to add: the start page of a network is nobody’s. */
export const starterLinks = [
  ['connectwithus', email, `mailto:${email}`, 'mail'],
  ['callus', phone, 'tel:+62215550123', 'phone'],
  ['callus', '0812-3456-7890', 'https://wa.me/6281234567890', 'chat'],
] as const;
