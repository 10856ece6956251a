import { describe, expect, test } from 'vitest';
import { querySearch } from '#database/search/query.ts';
import { rebuildSearch } from '#database/search.ts';
import { siteOfAllTests } from '#tests/test-site.ts';

const site = siteOfAllTests();

const together = [
  ['kemasan', 'pengemasan'],
  ['kemas', 'mengemas'],
  ['kirim', 'pengiriman'],
  ['kirim', 'mengirim'],
  ['dikirim', 'kiriman'],
  ['gudang', 'pergudangan'],
  ['simpan', 'penyimpanan'],
  ['simpan', 'menyimpan'],
  ['cetak', 'percetakan'],
  ['cetak', 'mencetak'],
  ['cetakan', 'pencetakan'],
  ['muat', 'pemuatan'],
  ['muatan', 'memuat'],
  ['angkut', 'pengangkutan'],
  ['angkutan', 'mengangkut'],
  ['antar', 'pengantaran'],
  ['antaran', 'mengantar'],
  ['bungkus', 'pembungkus'],
  ['pembungkusan', 'membungkus'],
  ['lindung', 'perlindungan'],
  ['melindungi', 'pelindung'],
  ['susun', 'penyusunan'],
  ['susunan', 'menyusun'],
  ['potong', 'pemotongan'],
  ['potongan', 'memotong'],
  ['lipat', 'lipatan'],
  ['melipat', 'pelipatan'],
  ['uji', 'pengujian'],
  ['menguji', 'diuji'],
  ['produksi', 'memproduksi'],
  ['layan', 'layanan'],
  ['melayani', 'pelayanan'],
  ['rancang', 'perancangan'],
  ['rancangan', 'merancang'],
  ['tumpuk', 'penumpukan'],
  ['tumpukan', 'menumpuk'],
  ['ikat', 'pengikatan'],
  ['ikatan', 'mengikat'],
  ['timbang', 'penimbangan'],
  ['timbangan', 'menimbang'],
  ['lacak', 'pelacakan'],
  ['melacak', 'dilacak'],
  ['desain', 'mendesain'],
  ['bongkar', 'pembongkaran'],
  ['membongkar', 'dibongkar'],
  ['distribusi', 'pendistribusian'],
  ['terima', 'penerimaan'],
  ['menerima', 'diterima'],
  ['ekspor', 'mengekspor'],
  ['label', 'pelabelan'],
  ['palet', 'memalet'],
  ['bayar', 'pembayaran'],
  ['jual', 'penjualan'],
  ['pakai', 'pemakaian'],
  ['memakai', 'dipakai'],
  ['bahan', 'berbahan'],
  ['kuat', 'kekuatan'],
  ['memperkuat', 'penguatan'],
  ['aman', 'keamanan'],
  ['mengamankan', 'pengaman'],
  ['ganti', 'pengganti'],
  ['kembali', 'pengembalian'],
  ['mengembalikan', 'dikembalikan'],
  ['kerja', 'pekerjaan'],
  ['bekerja', 'pekerja'],
  ['karier', 'berkarier'],
  ['lowongan', 'lowong'],
  ['perusahaan', 'usaha'],
  ['kardusnya', 'kardus'],
  ['barangnya', 'barang'],
  ['pesan', 'pemesanan'],
  ['pesanan', 'memesan'],
  ['kurir', 'kurirnya'],
  ['rekat', 'perekat'],
  ['merekatkan', 'perekatan'],
] as const;

const apart = [
  ['karton', 'kartun'],
  ['beras', 'keras'],
  ['barang', 'barat'],
  ['muat', 'buat'],
  ['kertas', 'keras'],
  ['kotak', 'otak'],
  ['gudang', 'udang'],
  ['kirim', 'krim'],
  ['jalan', 'jual'],
  ['kardus', 'kaus'],
  ['mesin', 'masin'],
  ['berat', 'erat'],
  ['kemasan', 'emas'],
  ['keranjang', 'ranjang'],
  ['besar', 'sebar'],
  ['ruang', 'uang'],
  ['kerja', 'raja'],
  ['industri', 'industrial'],
  ['desain', 'desa'],
  ['papan', 'pakan'],
] as const;

const inTitles = (...titles: string[]) =>
  rebuildSearch(
    site.db,
    titles.map((title, index) => ({ type: 'gallery', id: index + 1, title, text: '', url: `/${index}` })),
  );
const found = (query: string) => querySearch(site.db, `${query} akhir`, new Date()).hits.length;

// A second word prevents the first from matching as a prefix.
describe('words with the same root find each other', () => {
  test.each(together)('%s and %s', (one, other) => {
    inTitles(`${one} akhir`);
    expect(found(other)).toBe(1);
    inTitles(`${other} akhir`);
    expect(found(one)).toBe(1);
  });
});

describe('words that only look alike don’t', () => {
  test.each(apart)('%s and %s', (one, other) => {
    inTitles(`${one} akhir`, `${other} akhir`);
    expect(found(one)).toBe(1);
    expect(found(other)).toBe(1);
  });
});
