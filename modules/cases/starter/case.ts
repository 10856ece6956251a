export const starterCase = {
  title: 'Contoh: ongkos kirim turun 23 %',
  client: 'Nama klien',
  text: 'Ceritakan dalam dua atau tiga kalimat: apa masalah klien, apa yang Anda ubah, dan apa hasilnya. Misalnya: botolnya dikirim dalam kardus yang terlalu besar. Kami mengukur ulang isinya dan membuat kotak bersekat, sehingga satu palet memuat lebih banyak.',
  figures: [
    { value: '23 %', label: 'ongkos kirim lebih hemat' },
    { value: '40 %', label: 'lebih banyak per palet' },
    { value: '0', label: 'botol pecah sejak itu' },
  ],
};
