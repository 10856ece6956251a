import type { BrandFields } from '#lib/brand.ts';

const weekday = { opens: '08:00', closes: '17:00' };

/** Facts about the invented company that several pages of a new site state. */
export const starterFacts = {
  founded: '2009',
  pallets: 18_000,
  unitsPerDay: 40_000,
  sampleDays: '3',
  cities: ['Cikarang', 'Surabaya'],
};

/** Contact details of the invented company of a new site; the modules' starter content agrees with them. */
export const starterCompany = {
  legalName: 'PT Vinci Kemasan Logistik',
  street: 'Jl. Industri Selatan 4 Blok GG No. 12, Jababeka II',
  city: 'Cikarang',
  province: 'Jawa Barat',
  postalCode: '17530',
  coordinates: '-6.2957, 107.1583',
  phone: '(021) 5550 123',
  email: 'hello@vinci.example',
  hours: [weekday, weekday, weekday, weekday, weekday, { opens: '08:00', closes: '12:00' }, null],
} satisfies Partial<BrandFields>;
