/** What the home page of a new site opens with. `slug` is the name of its picture's file. */
export const starterBanners = [
  {
    slug: 'hall',
    title: 'Kemasan yang tiba serapi saat berangkat',
    subtitle:
      'Karton, pengemasan, gudang, dan pengiriman dalam satu alur, supaya barang Anda berangkat tepat waktu dan tiba utuh.',
    buttonLabel: 'Lihat kemasan',
    buttonLink: '/packaging',
  },
  {
    slug: 'dock',
    title: 'Dari gudang ke tujuan tanpa jeda',
    subtitle:
      'Palet disiapkan malam ini, dimuat subuh, dan terlacak sampai pintu penerima di Jawa, Sumatra, dan Bali.',
    buttonLabel: 'Lihat layanan',
    buttonLink: '/services',
  },
  {
    slug: 'board',
    title: 'Satu lembar karton, bentuk apa saja',
    subtitle: 'Kami menggambar polanya, memotong contohnya, dan mengujinya jatuh sebelum Anda memesan.',
    buttonLabel: 'Desain kemasan',
    buttonLink: '/services/packaging-design',
  },
] as const;
