const words = (text: string) => text.split(/\s+/);
const who = words(
  'perusahaan gudang pelanggan petani pengrajin pabrik toko koperasi kurir eksportir pemasok tim',
);
const does = words(
  'mengirim menyimpan mengemas memuat membongkar memeriksa menimbang mengukur menghitung memilih memesan mencetak ' +
    'menyusun membungkus melindungi mengangkut menerima mencatat mengganti menyiapkan',
);
const what = words(
  'kardus karton palet peti kontainer botol kaca keramik rempah kopi teh cokelat kain batik rotan furnitur mesin obat ' +
    'sepatu buku lampu mainan sabun madu ikan buah sayur beras gula tepung kertas busa plastik label pita tali kunci',
);
const kind = words(
  'bergelombang tebal tipis ringan berat kering basah dingin hangat rapuh kuat murah mahal baru bekas lokal besar kecil ' +
    'panjang pendek bulat persegi rapi bersih aman cepat lambat penuh kosong',
);
const where = words(
  'Jakarta Surabaya Bandung Semarang Medan Makassar Denpasar Palembang Balikpapan Manado Padang Pontianak Yogyakarta ' +
    'Malang Cirebon Batam Ambon Kupang Jayapura Ternate',
);
const when = 'setiap pagi, sejak kemarin, sebelum hujan, setelah panen, menjelang lebaran, malam hari'.split(
  ', ',
);

/** Some 250 Indonesian words about packaging that mean nothing, always the same for a `number`. */
export function placeholderText(number: number) {
  const random = randomFrom(number);
  const one = (list: string[]) => list[Math.floor(random() * list.length)] ?? '';
  const sentence = () => {
    const [first = '', ...rest] = `${one(who)} ${one(kind)} ${one(does)} ${one(what)} ${one(kind)}`;
    const end = random() < 0.5 ? `ke ${one(where)} ${one(when)}` : `dengan ${one(what)} dari ${one(where)}`;
    return `${first.toUpperCase()}${rest.join('')} ${end}.`;
  };
  const paragraph = () => Array.from({ length: 5 }, sentence).join(' ');
  return {
    title: `Cara ${one(does)} ${one(what)} ${one(kind)} di ${one(where)}`,
    excerpt: sentence(),
    paragraphs: Array.from({ length: 5 }, paragraph),
  };
}

function randomFrom(seed: number) {
  let state = ((seed + 1) * 2654435761) % 2 ** 32;
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return state / 2 ** 32;
  };
}
