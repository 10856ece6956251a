/** Cities in Java, Sumatra and Bali, as the freight service says. */
export const starterArea = {
  title: 'Kota tujuan dan lama pengiriman',
  cities: [
    'Jabodetabek 1',
    'Bandung 1-2',
    'Bandar Lampung 1-2',
    'Semarang 2',
    'Yogyakarta 2',
    'Surabaya 2',
    'Malang 2-3',
    'Palembang 2-3',
    'Denpasar 3-4',
    'Jambi 3-4',
    'Padang 4-5',
    'Pekanbaru 4-5',
    'Medan 5-6',
  ].join('\n'),
  note: 'Perkiraan dalam hari kerja lewat darat, sejak barang dimuat di Cikarang. Kota lain: tanyakan jadwalnya.',
};

/** The address of the service that it belongs to. */
export const starterService = '/services/freight';
