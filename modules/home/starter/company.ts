/** The company of a new site in numbers, as its products and services have them. */
export const starterFigures = [
  { value: '18.000', unit: 'palet', label: 'kapasitas gudang' },
  { value: '2', unit: 'gudang', label: 'di Cikarang dan Surabaya' },
  { value: '3', unit: 'hari kerja', label: 'sampai contoh jadi' },
  { value: '2009', unit: '', label: 'tahun berdiri' },
] as const;

/** What it might be certified for. */
export const starterCertificates = [
  { name: 'ISPM 15', number: 'ID-000' },
  { name: 'ISO 9001:2015', number: '' },
] as const;
