interface StarterSector {
  slug: string;
  /** The word of the products’ uses. */
  use: string;
  title: string;
  summary: string;
  /** A picture of a product or service. */
  picture: string;
  /** For `richTextOf`. */
  text: readonly string[];
}

/** What the pages of its products and services say about two of their uses. */
export const starterSectors: readonly StarterSector[] = [
  {
    slug: 'makanan',
    use: 'makanan',
    title: 'Kemasan untuk makanan',
    summary: 'Kotak untuk dibawa pulang, label yang tahan beku, dan pengemasan di lini kami.',
    picture: 'contract-packaging-hampers',
    text: [
      'Kemasan makanan harus aman bersentuhan dengan isinya, mudah dibawa, dan tetap terbaca saat dingin atau lembap.',
      '## Yang perlu diputuskan',
      '- Bahan: food grade untuk yang bersentuhan langsung, dengan lapisan dalam untuk makanan berminyak\n- Label: perekat tahan beku, yang kami uji dulu pada kemasan Anda\n- Izin: nomor BPOM dan halal tetap dari Anda, kami mencetak sesuai berkasnya',
      'Kirimkan contoh barang Anda. Dalam tiga hari kerja kami buatkan pola dan satu kotak putih untuk dicoba.',
    ],
  },
  {
    slug: 'ekspor',
    use: 'ekspor',
    title: 'Kemasan untuk ekspor',
    summary: 'Peti, palet, kardus, dan busa untuk perjalanan jauh, beserta pengiriman dan dokumennya.',
    picture: 'export-handling-container',
    text: [
      'Kiriman ekspor ditumpuk, digeser forklift, dan lama di perjalanan. Kemasannya kami hitung dari berat isi, bagian yang rapuh, dan negara tujuannya.',
      '## Yang kami kerjakan',
      '- Peti dan palet kayu berstempel ISPM 15\n- Kardus triple wall sebagai pengganti peti kayu untuk mesin ringan\n- Busa menurut bentuk barang\n- PEB, packing list, dan sertifikat dalam dua hari kerja',
      'Belum pernah mengekspor? Sebutkan barang, berat, dan negara tujuannya. Kami jelaskan dokumen apa yang Anda perlukan.',
    ],
  },
];
