/** The time zones that the site can be set to, each with the places that people know it by. */
export const timeZones = {
  'Asia/Jakarta': 'WIB – Jakarta, Bandung, Surabaya, Medan',
  'Asia/Makassar': 'WITA – Makassar, Denpasar, Balikpapan',
  'Asia/Jayapura': 'WIT – Jayapura, Ambon',
  UTC: 'UTC',
} as const;
