import { expect, test } from 'vitest';
import { spokenTime } from '#lib/spoken-time.ts';
import { attentionIn } from './attention.ts';

const inJakarta = (at: Date) => spokenTime(at, 'Asia/Jakarta');

const drafts = { title: '2 pictures', route: '/only-us/gallery', why: 'are drafts' };
const gallery = {
  title: 'Gallery',
  route: '/only-us/gallery',
  needsAttention: [drafts],
};

const allWell = {
  offers: [],
  mailFailedAt: null,
  unknownFiles: 0,
  isDamaged: false,
  isReplaced: false,
  fullDisks: [],
  scheduled: [],
  late: [],
  remarks: [],
  requests: [],
  unfinished: [],
  outdated: [],
};

test('what an area says needs attention comes with the name of the area', () => {
  const items = attentionIn({ areas: [gallery], ...allWell }, inJakarta);
  expect(items).toEqual([{ ...drafts, area: 'Gallery' }]);
});

test('mail that could not be sent comes first, with the time of the site', () => {
  const mailFailedAt = new Date('2024-05-01T20:30:00Z');
  const [first, second] = attentionIn({ areas: [gallery], ...allWell, mailFailedAt }, inJakarta);
  expect(first?.why).toBe('couldn’t be sent 2 May 2024, 03:30. See the server log for details.');
  expect(first?.route).toBeNull();
  expect(second?.area).toBe('Gallery');
});

test('many files that belong to nothing are reported for the site', () => {
  const [first] = attentionIn({ areas: [gallery], ...allWell, unknownFiles: 51 }, inJakarta);
  expect(first).toMatchObject({ title: '51 files on the server', area: 'Site', route: null });
});

test('a damaged database comes before everything else', () => {
  const mailFailedAt = new Date('2024-05-01T20:30:00Z');
  const [first] = attentionIn({ areas: [gallery], ...allWell, mailFailedAt, isDamaged: true }, inJakarta);
  expect(first).toMatchObject({
    title: 'The database',
    why: expect.stringMatching(/^is damaged/),
    area: 'Site',
  });
});

test('a database that was replaced says that nothing can be saved', () => {
  const [first] = attentionIn({ areas: [], ...allWell, isReplaced: true }, inJakarta);
  expect(`${first?.title} ${first?.why}`).toMatch(/^The database was replaced .* nothing can be saved/);
});

test('a disk with little room says what is on it', () => {
  const fullDisks = [{ holds: ['database', 'uploads'], megabytes: 120 }];
  const [first] = attentionIn({ areas: [], ...allWell, fullDisks }, inJakarta);
  expect(`${first?.title} ${first?.why}`).toMatch(/^The disk with database, uploads has only 120 MB left\./);
});

test('a schedule that failed, or came late, says when it was due in the time of the site', () => {
  const at = new Date('2024-08-07T02:00:00Z');
  const post = { title: 'Palet', route: '/only-us/blogs/7', action: 'publish', at } as const;
  const failed = { ...post, failed: 'Title is required.' };
  const waiting = { ...post, failed: null };
  const late = { ...post, action: 'unpublish' } as const;
  const items = attentionIn({ areas: [], ...allWell, scheduled: [failed, waiting], late: [late] }, inJakarta);
  expect(items.map(({ title, why }) => `${title} ${why}`)).toEqual([
    'Palet couldn’t be published 7 Aug 2024, 09:00: Title is required. · was taken offline when the site started. It was due 7 Aug 2024, 09:00.',
  ]);
});

test('what people say about a shared preview is there until somebody reads it', () => {
  const post = { title: 'Palet', route: '/only-us/blogs/7', id: 1, at: new Date() };
  const remarks = [
    { ...post, kind: 'approval', name: 'Rina', text: '' } as const,
    { ...post, kind: 'comment', name: '', text: 'x'.repeat(200) } as const,
  ];
  const items = attentionIn({ areas: [], ...allWell, remarks }, inJakarta);
  expect(items.map(({ why }) => why)).toEqual([
    `looks good to Rina. · has a comment by Somebody: “${'x'.repeat(120)}…”`,
  ]);
});

test('what is unfinished says whether it was ever saved', () => {
  const at = new Date('2024-05-01T20:30:00Z');
  const of = { noun: 'post', route: '/only-us/blogs/new', at, until: null, by: 'Budi' };
  const begun = { ...of, title: '', isNew: true };
  const old = { ...begun, until: new Date('2024-07-30T20:30:00Z') };
  const changed = { ...begun, title: 'Palet', route: '/only-us/blogs/1', isNew: false };
  const items = attentionIn({ areas: [], ...allWell, unfinished: [old, begun, changed] }, inJakarta);
  expect(items.map(({ title, why }) => `${title} ${why}`)).toEqual([
    'A new post was never saved and will be deleted 31 Jul 2024, 03:30: open and save it to keep it.',
    'A new post isn’t saved yet. You typed it 2 May 2024, 03:30.',
    'Palet has unpublished changes by Budi, 2 May 2024, 03:30.',
  ]);
});

test('an entry that somebody asks to publish is one line, with all that is to be said about it', () => {
  const post = { title: 'Palet', route: '/only-us/blogs/7' };
  const words = { state: 'asked', by: 'Dewi', text: 'Untuk pameran' } as const;
  const asked = { ...post, ...words, type: 'blog', id: 7, at: new Date() };
  const approval = { kind: 'approval', name: 'Rina', text: '' } as const;
  const remark = { ...post, ...approval, id: 1, at: new Date() };
  const reasons = ['is a draft', 'has no cover'].map((why) => ({ ...post, why }));
  const other = { title: 'Peti', route: '/only-us/blogs/8', why: 'is a draft' };
  const areas = [{ title: 'Blogs', route: '/only-us/blogs', needsAttention: [...reasons, other] }];
  const items = attentionIn({ ...allWell, areas, requests: [asked], remarks: [remark] }, inJakarta);
  expect(items.map(({ title, why }) => `${title} ${why}`)).toEqual([
    'Palet Dewi asks you to publish it. “Untuk pameran” · looks good to Rina. · has no cover',
    'Peti is a draft',
  ]);
});
