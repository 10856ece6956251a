import { expect, test } from 'vitest';
import { inLanguageOf } from '#server/office-language.ts';
import { type FormState, type Sentence, sayState } from './form-state.ts';

const reader = { id: '', name: '', email: '', role: 'administrator' } as const;
const zone = 'Asia/Jakarta';
// On a day long past, so that it is said with its date.
const savedAt = new Date('2020-12-02T02:46:00Z');
const at = new Date('2040-12-02T02:00:00Z');
const saved = { is: 'saved', reason: '', inBrowser: false } as const;
const failed = (is: 'offline' | 'signedOut' | 'refused', inBrowser = true) =>
  ({ save: { is, reason: 'Tidak muat.', inBrowser } }) as const;
const nothing = { changes: 0, others: [], isReadOnly: false };
const draft: FormState = { is: 'draft', save: saved, savedAt, ...nothing };
const live: FormState = { ...draft, is: 'live' };
const record: FormState = { is: 'record', save: saved, ...nothing };
const typing = { save: { ...saved, is: 'waiting' } } as const;
const sending = { save: { ...saved, is: 'saving' } } as const;
const conflict = { by: 'Dewi', what: 'paragraph' } as const;
const changed = { changes: 2, others: [{ name: 'Dewi', count: 1 }] };
const says = (state: FormState, language: 'en' | 'id') =>
  inLanguageOf({ ...reader, language }, () => sayState(state, zone));

test.each<[string, FormState, Sentence['tone'], string, string]>([
  ['a new entry', { ...draft, is: 'new', savedAt: null }, 'gray', 'New', 'Baru'],
  [
    'what a new one begins with',
    { ...draft, is: 'new', ...typing },
    'gray',
    'New · saving…',
    'Baru · menyimpan…',
  ],
  ['a draft', draft, 'gray', 'Draft · saved 2 Dec 2020, 09:46', 'Draf · tersimpan 2 Des 2020, 09.46'],
  ['a draft that is typed', { ...draft, ...typing }, 'gray', 'Draft · saving…', 'Draf · menyimpan…'],
  ['a draft on its way', { ...draft, ...sending }, 'gray', 'Draft · saving…', 'Draf · menyimpan…'],
  ['what visitors see', live, 'green', 'Live', 'Tayang'],
  ['live, with a key just pressed', { ...live, ...typing }, 'green', 'Live · saving…', 'Tayang · menyimpan…'],
  ['one own change', { ...live, changes: 1 }, 'amber', 'Live · 1 change', 'Tayang · 1 perubahan'],
  [
    'changes of two people',
    { ...live, ...changed },
    'amber',
    'Live · 2 changes (1 Dewi’s)',
    'Tayang · 2 perubahan (1 oleh Dewi)',
  ],
  [
    'changes of somebody else alone',
    { ...live, changes: 1, others: changed.others },
    'amber',
    'Live · 1 change (Dewi’s)',
    'Tayang · 1 perubahan (oleh Dewi)',
  ],
  [
    'changes of three people',
    {
      ...live,
      changes: 5,
      others: [
        { name: 'Dewi', count: 1 },
        { name: 'Bayu', count: 3 },
      ],
    },
    'amber',
    'Live · 5 changes (1 Dewi’s and 3 Bayu’s)',
    'Tayang · 5 perubahan (1 oleh Dewi dan 3 oleh Bayu)',
  ],
  [
    'changes while more is typed',
    { ...live, ...changed, ...typing },
    'amber',
    'Live · 2 changes (1 Dewi’s) · saving…',
    'Tayang · 2 perubahan (1 oleh Dewi) · menyimpan…',
  ],
  [
    'a scheduled draft',
    { ...draft, is: 'scheduled', from: at },
    'gray',
    'Scheduled for 2 Dec 2040, 09:00',
    'Dijadwalkan 2 Des 2040, 09.00',
  ],
  [
    'one that ends, too',
    { ...draft, is: 'scheduled', from: at, until: at },
    'gray',
    'Scheduled for 2 Dec 2040, 09:00 · until 2 Dec 2040, 09:00',
    'Dijadwalkan 2 Des 2040, 09.00 · sampai 2 Des 2040, 09.00',
  ],
  [
    'scheduled, with changes',
    { ...draft, is: 'scheduled', from: at, changes: 1 },
    'gray',
    'Scheduled for 2 Dec 2040, 09:00 · 1 change',
    'Dijadwalkan 2 Des 2040, 09.00 · 1 perubahan',
  ],
  [
    'live for some time',
    { ...live, until: at },
    'green',
    'Live until 2 Dec 2040, 09:00',
    'Tayang sampai 2 Des 2040, 09.00',
  ],
  [
    'scheduled changes',
    { ...live, changes: 1, changesFrom: at },
    'amber',
    'Live · 1 change · Scheduled for 2 Dec 2040, 09:00',
    'Tayang · 1 perubahan · Dijadwalkan 2 Des 2040, 09.00',
  ],
  [
    'a schedule that failed',
    { ...draft, notDone: 'Judul kosong.' },
    'red',
    'Draft · Schedule failed: Judul kosong. · saved 2 Dec 2020, 09:46',
    'Draf · Jadwal gagal: Judul kosong. · tersimpan 2 Des 2020, 09.46',
  ],
  [
    'a draft that is asked for',
    { ...draft, request: { state: 'asked' } },
    'gray',
    'Asked for publication · saved 2 Dec 2020, 09:46',
    'Penerbitan diminta · tersimpan 2 Des 2020, 09.46',
  ],
  [
    'changes that are asked for',
    { ...live, changes: 1, request: { state: 'asked' } },
    'amber',
    'Live · 1 change · Asked for publication',
    'Tayang · 1 perubahan · Penerbitan diminta',
  ],
  [
    'a returned draft',
    { ...draft, request: { state: 'returned', name: 'Bayu' } },
    'gray',
    'Returned by Bayu · saved 2 Dec 2020, 09:46',
    'Dikembalikan oleh Bayu · tersimpan 2 Des 2020, 09.46',
  ],
  [
    'a live entry for somebody who only reads',
    { ...live, isReadOnly: true },
    'green',
    'Live · read only',
    'Tayang · hanya untuk dibaca',
  ],
  [
    'a draft for somebody who only reads',
    { ...draft, isReadOnly: true },
    'gray',
    'Draft · read only',
    'Draf · hanya untuk dibaca',
  ],
  [
    'offline',
    { ...live, ...changed, ...failed('offline') },
    'amber',
    'Offline: kept in this browser',
    'Tanpa koneksi: disimpan di browser ini',
  ],
  [
    'offline, with the storage full',
    { ...draft, ...failed('offline', false) },
    'red',
    'Offline: not saved yet',
    'Tanpa koneksi: belum tersimpan',
  ],
  [
    'an ended session',
    { ...draft, ...failed('signedOut') },
    'amber',
    'Your session has ended: kept in this browser',
    'Sesi Anda berakhir: disimpan di browser ini',
  ],
  [
    'a refusal',
    { ...live, ...failed('refused') },
    'red',
    'Not saved: Tidak muat. It’s kept in this browser.',
    'Tidak tersimpan: Tidak muat. Yang Anda tulis disimpan di browser ini.',
  ],
  [
    'a refusal of what the browser can’t keep either',
    { ...live, ...failed('refused', false) },
    'red',
    'Not saved: Tidak muat.',
    'Tidak tersimpan: Tidak muat.',
  ],
  [
    'a paragraph that two people changed',
    { ...live, ...changed, ...typing, conflict },
    'red',
    'Not saved: you and Dewi changed the same paragraph',
    'Belum tersimpan: Anda dan Dewi mengubah paragraf yang sama',
  ],
  [
    'a field that two people changed',
    { ...draft, conflict: { ...conflict, what: 'field' } },
    'red',
    'Not saved: you and Dewi changed the same field',
    'Belum tersimpan: Anda dan Dewi mengubah bidang yang sama',
  ],
  [
    'an entry that somebody deleted',
    { ...live, ...changed, conflict, deletedBy: 'Dewi', savedAt: null },
    'red',
    'Deleted by Dewi: your text is still here',
    'Dihapus oleh Dewi: tulisan Anda masih ada di sini',
  ],
  [
    'one that nobody known deleted',
    { ...draft, deletedBy: null, ...typing },
    'red',
    'Deleted meanwhile: your text is still here · saving…',
    'Sudah dihapus: tulisan Anda masih ada di sini · menyimpan…',
  ],
  [
    'a publication by a colleague',
    { ...live, news: { what: 'published', name: 'Dewi' } },
    'green',
    'Dewi published this',
    'Dewi menerbitkan ini',
  ],
  [
    'a colleague who takes it offline',
    { ...draft, news: { what: 'unpublished', name: 'Dewi' } },
    'amber',
    'Dewi unpublished this',
    'Dewi menarik ini',
  ],
  [
    'a colleague who discards the changes',
    { ...live, news: { what: 'discarded', name: 'Dewi' } },
    'amber',
    'Dewi discarded the changes',
    'Dewi membuang perubahan ini',
  ],
  [
    'own words that a colleague left out',
    { ...live, ...changed, news: { what: 'overruled', name: 'Dewi' } },
    'amber',
    'Dewi kept their version; yours is in the history',
    'Dewi memakai versinya sendiri; versi Anda ada di riwayat',
  ],
  [
    'news during a conflict',
    { ...live, conflict, news: { what: 'published', name: 'Dewi' } },
    'red',
    'Not saved: you and Dewi changed the same paragraph',
    'Belum tersimpan: Anda dan Dewi mengubah paragraf yang sama',
  ],
  ['an account as it is saved', record, 'gray', '', ''],
  [
    'an account that was saved',
    { ...record, savedAt },
    'gray',
    'Saved 2 Dec 2020, 09:46',
    'Tersimpan 2 Des 2020, 09.46',
  ],
  ['an account with changes', { ...record, ...typing }, 'gray', 'Not saved yet', 'Belum tersimpan'],
])('%s is one sentence', (_name, state, tone, english, indonesian) => {
  expect(says(state, 'en')).toMatchObject({ tone, text: english });
  expect(says(state, 'id')).toMatchObject({ tone, text: indonesian });
});

test('a sentence comes with the button that helps', () => {
  const actions = [
    { ...live, conflict },
    { ...live, ...failed('signedOut') },
    { ...live, news: { what: 'overruled', name: 'Dewi' } as const },
    { ...live, ...changed, ...failed('offline') },
    live,
  ].map((state) => says(state, 'en').action);
  expect(actions).toEqual(['choose', 'signIn', 'dismiss', undefined, undefined]);
});
