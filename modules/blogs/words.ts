import type { Language } from '#lib/language.ts';
import { words } from '#lib/words.ts';
import { siteCategory } from './choices.ts';

export const blogWords = words('blogs', {
  blog: { id: 'Blog', en: 'Blogs' },
  allPosts: { id: 'Semua artikel', en: 'All posts' },
  newer: { id: 'Artikel lebih baru', en: 'Newer posts' },
  older: { id: 'Artikel lebih lama', en: 'Older posts' },
  none: {
    id: 'Belum ada artikel di sini. Silakan kembali lagi nanti.',
    en: 'There are no posts here yet. Please come back soon.',
  },
  CAREER: { id: 'Karier', en: 'Career' },
  TECHNOLOGY: { id: 'Teknologi', en: 'Technology' },
  tags: { id: 'Tag', en: 'Tags' },
  tagged: {
    id: '{count, number} artikel dengan tag ini.',
    en: '{count, plural, one {# post has} other {# posts have}} this tag.',
  },
  contents: { id: 'Isi artikel', en: 'Contents' },
  by: { id: 'Oleh {author}', en: 'By {author}' },
  askTitle: { id: 'Ada kebutuhan serupa?', en: 'Something similar to pack or ship?' },
  askText: {
    id: 'Ceritakan barang, ukuran, dan jumlahnya. Kami bantu hitungkan.',
    en: 'Tell us what it is, its size and the quantity, and we’ll send you a price.',
  },
  more: { id: 'Artikel lainnya', en: 'More posts' },
  previous: { id: 'Sebelumnya', en: 'Previous' },
  next: { id: 'Berikutnya', en: 'Next' },
});

/** A category’s name in this language: built-in ones have two until renamed. */
export function categoryName(language: Language, name: string): string {
  const key = siteCategory(name);
  return key ? blogWords(language)(key) : name;
}

export const jobWords = words('job', {
  job: { id: 'Lowongan ini', en: 'About this job' },
  location: { id: 'Lokasi', en: 'Location' },
  employment: { id: 'Jenis pekerjaan', en: 'Employment type' },
  salary: { id: 'Gaji', en: 'Salary' },
  applyUntil: { id: 'Lamar paling lambat', en: 'Apply by' },
  apply: { id: 'Lamar', en: 'Apply' },
  applyOnWhatsApp: { id: 'Lamar lewat WhatsApp', en: 'Apply on WhatsApp' },
  applyByEmail: { id: 'Lamar lewat email', en: 'Apply by email' },
  copy: { id: 'Salin', en: 'Copy' },
  copied: { id: 'Tersalin', en: 'Copied' },
  jobs: { id: 'Lowongan kerja', en: 'Jobs' },
  jobsLead: {
    id: 'Posisi yang sedang kami buka. Lamar lewat email atau WhatsApp.',
    en: 'Open positions. Apply by email or on WhatsApp.',
  },
  noJobs: {
    id: 'Saat ini belum ada lowongan. Silakan kembali lagi nanti.',
    en: 'There are no open positions right now. Please check back soon.',
  },
  otherJobs: { id: 'Lowongan lain', en: 'Other jobs' },
  allJobs: { id: 'Semua lowongan', en: 'All jobs' },
  until: { id: 'Lamar paling lambat {date}', en: 'Apply by {date}' },
  closedOn: { id: 'Ditutup pada', en: 'Closed on' },
  closed: {
    id: 'Lowongan ini sudah ditutup dan tidak menerima lamaran lagi.',
    en: 'This position is closed and no longer accepting applications.',
  },
  FULL_TIME: { id: 'Penuh waktu', en: 'Full time' },
  PART_TIME: { id: 'Paruh waktu', en: 'Part time' },
  CONTRACTOR: { id: 'Kontrak', en: 'Contract' },
  TEMPORARY: { id: 'Sementara', en: 'Temporary' },
  INTERN: { id: 'Magang', en: 'Internship' },
});
