import type { SeedTools } from '#server/module.ts';
import { footerLinks, footers } from './tables.ts';

/** Starter content: links of each type and the contact button. */
export function seed({ db }: SeedTools): void {
  db.insert(footers).values({ contactLink: 'https://wa.me/6281234567890' }).run();
  const links = [
    ['connectwithus', 'hello@vinci.example', 'mailto:hello@vinci.example', 'mail'],
    ['connectwithus', 'Kantor Cikarang', 'https://www.openstreetmap.org/search?query=Cikarang', 'place'],
    ['followus', 'Instagram', 'https://www.instagram.com/', 'instagram'],
    ['followus', 'LinkedIn', 'https://www.linkedin.com/', 'linkedin'],
    ['followus', 'YouTube', 'https://www.youtube.com/', 'youtube'],
    ['callus', '(021) 5550 123', 'tel:+62215550123', 'phone'],
    ['callus', '0812-3456-7890', 'https://wa.me/6281234567890', 'chat'],
  ] as const;
  links.forEach(([type, name, link, staticImage], index) => {
    db.insert(footerLinks)
      .values({ type, name, link, staticImage, position: index + 1 })
      .run();
  });
}
