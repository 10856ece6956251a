import { expect, test } from 'vitest';
import { spokenTime } from '#lib/spoken-time.ts';
import { attentionIn } from './trouble.ts';

test('a backup that failed or is too old is urgent, and leads to the screen of backups', () => {
  const at = new Date('2024-05-01T20:30:00Z');
  const withBackups = (backups: object) => {
    const known = { failed: null, isOld: false, offSite: null, ...backups };
    return attentionIn(known, (date) => spokenTime(date, 'Asia/Jakarta'));
  };
  expect(withBackups({})).toEqual([]);
  expect(withBackups({ isOld: true })).toEqual([
    {
      title: 'Backup',
      area: 'Site',
      route: '/only-us/backups',
      urgent: true,
      why: 'is more than two days old.',
    },
  ]);
  const failed = { at, why: 'The disk is full.' };
  const both = withBackups({ isOld: true, failed, offSite: { sentAt: null, verifiedAt: null, failed } });
  expect(both.map(({ why }) => why)).toEqual([
    expect.stringMatching(/^failed 2 Mei 2024.*: The disk is full\.$/),
    expect.stringMatching(/^couldn’t be sent off-site 2 Mei 2024/),
  ]);
});
