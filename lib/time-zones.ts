/** The time zones to choose from, by familiar places. */
export const timeZones = {
  'Asia/Jakarta': 'WIB – Jakarta, Bandung, Surabaya, Medan',
  'Asia/Makassar': 'WITA – Makassar, Denpasar, Balikpapan',
  'Asia/Jayapura': 'WIT – Jayapura, Ambon',
  UTC: 'UTC',
} as const;
