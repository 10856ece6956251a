import type { StarterOffer } from './offer.ts';

/** What protects on long ways: crates, foam, pallets, labels. */
export const protection: readonly StarterOffer[] = [
  {
    slug: 'wooden-crate',
    name: 'Peti kayu ekspor',
    summary: 'Peti kayu berangka untuk mesin dan suku cadang, diberi perlakuan panas menurut ISPM\u00A015.',
    text: [
      'Peti dirancang dari titik berat dan titik angkat barang Anda, bukan dari ukuran terdekat. Rangka silang menahan goncangan, siku baja menjaga sudut saat diangkat forklift.',
      '## Termasuk',
      '- perlakuan panas dan stempel ISPM 15\n- kantong antilembap dan silica gel\n- tanda pusat berat, arah, dan titik angkat',
      'Untuk barang di atas satu ton, tim kami mengemas langsung di pabrik Anda.',
    ],
    specification: [
      ['Bahan', 'Pinus atau meranti, tripleks 9–12 mm'],
      ['Perlakuan', 'ISPM 15 HT, bersertifikat'],
      ['Ukuran', 'sesuai barang, panjang sampai 6.000 mm'],
      ['Beban', 'sampai 5.000 kg'],
      ['Pelindung sudut', 'Siku baja 2 mm'],
    ],
    minimum: '1 peti',
    leadTime: '4–7 hari kerja',
    pictures: ['wooden-crate-forklift', 'wooden-crate-machine'],
  },
  {
    slug: 'protective-foam',
    name: 'Busa pelindung',
    summary: 'Busa yang dipotong mengikuti bentuk barang, dari alat elektronik sampai kaca laboratorium.',
    text: [
      'Busa yang tepat menahan jatuh tanpa membuat kemasan besar. Kami mengukur berat dan kerapuhan barang, memilih kepadatan busa, lalu memotongnya dengan pisau CNC.',
      '## Bahan yang tersedia',
      '- EPE untuk barang ringan dan sedang\n- EVA untuk permukaan yang mudah tergores\n- PU antistatik untuk papan elektronik',
    ],
    specification: [
      ['Bahan', 'EPE, EVA atau PU antistatik'],
      ['Kepadatan', '18–45 kg/m³'],
      ['Tebal', '2–150 mm'],
      ['Toleransi potong', '± 1 mm'],
      ['Warna', 'Putih, hitam atau merah muda (antistatik)'],
    ],
    minimum: '100 set',
    leadTime: '5 hari kerja',
    pictures: ['protective-foam-insert', 'protective-foam-sheets'],
  },
  {
    slug: 'export-pallet',
    name: 'Palet ekspor',
    summary: 'Palet kayu empat arah yang bersertifikat, siap masuk kontainer dan rak selektif.',
    text: [
      'Palet yang seragam mempercepat bongkar muat. Ukuran kami mengikuti kontainer 20 dan 40 kaki sehingga tidak ada ruang yang terbuang.',
      'Setiap palet distempel, dihitung, dan dapat dikirim terjadwal agar gudang Anda tidak penuh palet kosong.',
    ],
    specification: [
      ['Bahan', 'Kayu pinus atau karet, kering oven'],
      ['Perlakuan', 'ISPM 15 HT'],
      ['Ukuran', '1.100 × 1.100 mm, 1.200 × 1.000 mm atau 1.200 × 800 mm'],
      ['Beban dinamis', '1.500 kg'],
      ['Beban statis', '4.000 kg'],
      ['Masuk garpu', 'Empat arah'],
    ],
    minimum: '50 palet',
    leadTime: 'Dikirim terjadwal',
    pictures: ['export-pallet-stack', 'export-pallet-container'],
  },
  {
    slug: 'printed-label',
    name: 'Label cetak',
    summary: 'Label gulungan berkode batang yang tetap terbaca di gudang dingin, basah, dan berdebu.',
    text: [
      'Label yang tidak terbaca menghentikan satu pengiriman. Kami menguji perekat dan tinta pada permukaan kemasan Anda sebelum mencetak.',
      '## Data berubah',
      '- nomor seri, tanggal, dan kode batang dari berkas Anda\n- GS1-128, QR, dan DataMatrix\n- pemeriksaan kamera untuk setiap label',
    ],
    specification: [
      ['Bahan', 'Semicoated, PP putih atau thermal'],
      ['Perekat', 'Permanen, dapat dilepas, atau tahan beku (−25 °C)'],
      ['Ukuran', '20 × 10 mm sampai 200 × 300 mm'],
      ['Cetak', 'Flexo 6 warna atau thermal transfer'],
      ['Inti gulungan', '25, 40 atau 76 mm'],
    ],
    minimum: '5.000 label',
    leadTime: '4 hari kerja',
    pictures: ['printed-label-line', 'printed-label-kinds'],
  },
];
