import { expect, test } from 'vitest';
import { attentionIn } from './attention.ts';

const drafts = { title: '2 pictures', route: '/only-us/gallery', why: 'are drafts' };
const gallery = {
  title: 'Gallery',
  route: '/only-us/gallery',
  counts: [],
  lastChanges: [],
  needsAttention: [drafts],
};

const allWell = { mailFailedAt: null, unknownFiles: 0, isDamaged: false };

test('what an area says needs attention comes with the name of the area', () => {
  const items = attentionIn({ areas: [gallery], ...allWell }, 'Asia/Jakarta');
  expect(items).toEqual([{ ...drafts, area: 'Gallery' }]);
});

test('mail that could not be sent comes first, with the time of the site', () => {
  const mailFailedAt = new Date('2026-05-01T20:30:00Z');
  const [first, second] = attentionIn({ areas: [gallery], ...allWell, mailFailedAt }, 'Asia/Jakarta');
  expect(first?.why).toBe('could not be sent on 2 Mei 2026, 03.30. See the server log for details.');
  expect(first?.route).toBeNull();
  expect(second?.area).toBe('Gallery');
});

test('many files that belong to nothing are reported for the site', () => {
  const [first] = attentionIn({ areas: [gallery], ...allWell, unknownFiles: 51 }, 'Asia/Jakarta');
  expect(first).toMatchObject({ title: '51 files on the server', area: 'Site', route: null });
});

test('a damaged database comes before everything else', () => {
  const mailFailedAt = new Date('2026-05-01T20:30:00Z');
  const [first] = attentionIn(
    { areas: [gallery], ...allWell, mailFailedAt, isDamaged: true },
    'Asia/Jakarta',
  );
  expect(first).toMatchObject({
    title: 'The database',
    why: expect.stringMatching(/^is damaged/),
    area: 'Site',
  });
});
