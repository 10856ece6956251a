import { dieCutMailer } from './die-cut-mailer.ts';

export const scenes = [
  { slug: 'die-cut-mailer', type: 'Kemasan', title: 'Kotak die-cut', description: 'Kotak.', alt: 'Kotak terbuka', draw: dieCutMailer },
];
