import { starterFacts } from '#database/seed/starter-company.ts';
import type { ServiceIconName } from '../offers/type.ts';
import type { StarterOffer } from './offer.ts';

const { pallets, unitsPerDay, sampleDays, cities } = starterFacts;

/** What the company does for its clients. */
export const starterServices: readonly (StarterOffer & { icon: ServiceIconName })[] = [
  {
    slug: 'contract-packaging',
    name: 'Jasa pengemasan',
    icon: 'box',
    summary: 'Kami mengemas, melabeli, dan merakit produk Anda di lini kami atau di gudang Anda.',
    text: [
      'Musim ramai, promosi bundel, atau pengemasan ulang untuk pasar baru: Anda mengirim barang, kami mengembalikannya siap jual.',
      '## Yang kami kerjakan',
      '- perakitan hampers, bundel, dan kotak langganan\n- pelabelan ulang dan stiker BPOM atau SNI\n- shrink wrap, banding, dan pengemasan ulang barang retur',
      'Setiap lini punya satu penanggung jawab yang Anda kenal namanya dan laporan hasil di akhir giliran kerja.',
    ],
    specification: [
      ['Kapasitas', `${unitsPerDay.toLocaleString('id')} unit per hari di empat lini`],
      ['Jumlah minimum', '2.000 unit'],
      ['Dimulai', '5 hari kerja setelah contoh disetujui'],
      ['Pemeriksaan', 'AQL 1,0 dengan foto setiap palet'],
      ['Lokasi', cities.join(' dan ')],
    ],
    pictures: ['contract-packaging-hampers', 'contract-packaging-pallet'],
  },
  {
    slug: 'warehousing',
    name: 'Pergudangan',
    icon: 'warehouse',
    summary: 'Ruang gudang menurut palet, dengan stok yang bisa Anda lihat kapan saja.',
    text: [
      'Anda membayar palet yang terpakai, bukan luas lantai. Barang masuk dipindai, disimpan menurut FEFO atau FIFO, dan tampil di laporan Anda pada hari yang sama.',
      '## Tersedia',
      '- rak selektif dan area blok\n- ruang bersuhu terjaga 18–25 °C\n- picking satuan untuk toko daring',
    ],
    specification: [
      ['Kapasitas', `${pallets.toLocaleString('id')} posisi palet`],
      ['Jam terima', 'Senin–Sabtu, 07.00–21.00'],
      ['Ketepatan stok', 'dihitung ulang setiap bulan'],
      ['Sewa minimum', '20 palet, satu bulan'],
      ['Sistem', 'WMS dengan sambungan API dan berkas CSV'],
    ],
    pictures: ['warehousing-blocks', 'warehousing-bins'],
  },
  {
    slug: 'freight',
    name: 'Pengiriman darat dan laut',
    icon: 'truck',
    summary:
      'Dari satu palet sampai truk penuh, dengan jadwal tetap ke kota-kota di Jawa, Sumatra, dan Bali.',
    text: [
      'Kami memilih moda menurut tenggat dan biaya, lalu memberi satu nomor untuk dilacak dari pintu ke pintu. Bila jadwal bergeser, kami kabari Anda lebih dulu.',
      '## Moda',
      '- truk box, wing box, dan tronton\n- kontainer 20 dan 40 kaki antarpulau\n- LCL mingguan dari Tanjung Priok dan Tanjung Perak',
    ],
    specification: [
      ['Berangkat', 'setiap hari kerja (darat), setiap minggu (laut)'],
      ['Muatan minimum', '1 palet'],
      ['Pelacakan', 'posisi truk setiap 15 menit'],
      ['Asuransi', 'sampai nilai barang, dipilih saat memesan'],
      ['Bukti terima', 'foto dan tanda tangan digital'],
    ],
    pictures: ['freight-truck', 'freight-tracking'],
  },
  {
    slug: 'packaging-design',
    name: 'Desain kemasan',
    icon: 'design',
    summary: 'Struktur dan gambar yang menghemat bahan, dibuktikan dengan contoh dan uji jatuh.',
    text: [
      'Kemasan yang baik dimulai dari barangnya. Insinyur kami mengukur barang, menggambar struktur, lalu memotong contoh di meja sampel pada hari yang sama.',
      '## Langkahnya',
      '- mengukur barang dan jalur kirimnya\n- menggambar struktur dan menghitung kekuatan\n- contoh putih, uji jatuh, dan contoh cetak\n- berkas pisau dan gambar siap produksi',
    ],
    specification: [
      ['Contoh pertama', `${sampleDays} hari kerja`],
      ['Uji', 'jatuh ISTA 1A dan 3A, tumpuk, getar'],
      ['Berkas', 'ARD, DXF, PDF siap cetak'],
      ['Biaya', 'diperhitungkan saat produksi dipesan'],
    ],
    pictures: ['packaging-design-samples', 'packaging-design-plotter'],
  },
  {
    slug: 'export-handling',
    name: 'Penanganan ekspor',
    icon: 'customs',
    summary: 'Peti, fumigasi, dokumen, dan muat kontainer sampai kapal berangkat.',
    text: [
      'Satu tim mengurus kemasan dan dokumennya, sehingga ukuran di packing list sama dengan ukuran di peti.',
      '## Dokumen yang kami siapkan',
      '- packing list, invoice, dan PEB\n- sertifikat ISPM 15 dan fumigasi\n- surat keterangan asal',
    ],
    specification: [
      ['Pelabuhan', 'Tanjung Priok, Tanjung Perak, Tanjung Emas'],
      ['Muat kontainer', 'di gudang kami atau di pabrik Anda'],
      ['Foto muat', 'setiap baris palet'],
      ['Waktu dokumen', '2 hari kerja'],
    ],
    pictures: ['export-handling-documents', 'export-handling-container'],
  },
  {
    slug: 'returns',
    name: 'Penanganan retur',
    icon: 'returns',
    summary: 'Barang kembali diperiksa, difoto, dan dikemas ulang agar cepat terjual lagi.',
    text: [
      'Retur yang menumpuk adalah uang yang tertahan. Kami memeriksa setiap barang menurut daftar Anda, memisahkan yang layak jual, dan melaporkan alasannya.',
      '## Pilihan setelah diperiksa',
      '- kembali ke stok dengan kemasan baru\n- diperbaiki atau dibersihkan\n- dimusnahkan dengan berita acara',
    ],
    specification: [
      ['Waktu periksa', '48 jam setelah diterima'],
      ['Laporan', 'foto dan alasan setiap barang'],
      ['Kemasan ulang', 'stok kemasan Anda di gudang kami'],
      ['Jumlah minimum', '100 barang per bulan'],
    ],
    pictures: ['returns-inspection', 'returns-sorting'],
  },
];
