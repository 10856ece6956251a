import type { StarterTranslation } from '#server/content/points.ts';

const typeNames = {
  Kemasan: 'Packaging',
  Gudang: 'Warehouse',
  Pengiriman: 'Delivery',
  Produksi: 'Production',
};

const pictures = [
  {
    of: 'Die-cut mailer dengan cetak dalam',
    title: 'Die-cut mailer, printed inside',
    description: 'A die-cut mailing box that locks without glue, with the inside printed in one spot colour.',
  },
  {
    of: 'Strapping palet siap muat',
    title: 'Strapped pallet, ready to load',
    description:
      'Eighteen boxes held by four PP straps and corner protectors, secure all the way to their destination.',
  },
  {
    of: 'Muat barang di loading dock',
    title: 'Loading at the dock',
    description: 'A curtainsider backs up to the dock, so pallets roll in level with the warehouse floor.',
  },
  {
    of: 'Lini penutup karton otomatis',
    title: 'Automatic box-sealing line',
    description: 'Filled boxes run along a roller conveyor and come out taped within seconds.',
  },
  {
    of: 'Tabung karton berbagai ukuran',
    title: 'Mailing tubes in many sizes',
    description: 'Spiral-wound tubes for posters, drawings and fabric, with caps that fit.',
  },
  {
    of: 'Lorong rak selektif',
    title: 'Selective racking aisle',
    description:
      'In selective racking, every pallet can be reached directly, from slow movers to daily orders.',
  },
  {
    of: 'Pengapalan antarpulau',
    title: 'Inter-island shipping',
    description: 'Consolidated containers leave Tanjung Priok and Tanjung Perak every week.',
  },
  {
    of: 'Peti kayu dan busa pelindung',
    title: 'Wooden crate and protective foam',
    description: 'Foam cut to the shape of the machine, inside a wooden crate that meets ISPM 15.',
  },
  {
    of: 'Single, double, dan triple wall',
    title: 'Single, double and triple wall',
    description:
      'Three strengths of corrugated board, chosen by the weight of the goods and the stacking height.',
  },
  {
    of: 'Pusat distribusi dari atas',
    title: 'Distribution centre from above',
    description: 'Four rows of racking, a staging area and three loading doors in one short flow.',
  },
  {
    of: 'Hand pallet untuk jarak pendek',
    title: 'Hand pallet truck for short distances',
    description: 'One person can move a half-tonne pallet from the picking area to the loading door.',
  },
  {
    of: 'Pisau die-cut dan hasilnya',
    title: 'Cutting die and finished box',
    description: 'The pattern is cut and creased in a single stroke, then folded into a box without glue.',
  },
];

/** The pictures and their types in English, for sites that are read in it, too. */
export const translations: StarterTranslation[] = [
  ...Object.entries(typeNames).map(
    ([of, name]) => ({ type: 'galleryType', of: { name: of }, language: 'en', values: { name } }) as const,
  ),
  ...pictures.map(
    ({ of, ...values }) => ({ type: 'gallery', of: { title: of }, language: 'en', values }) as const,
  ),
];
