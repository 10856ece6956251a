import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runCommand } from '#tests/faults/command.ts';
import { mountSmallDisk } from '#tests/faults/small-disk.ts';
import { storedUploads } from '../archive/uploads-store.ts';
import { readReport } from '../status.ts';

// A copy, because a backup briefly adds links to the uploads, and other tests copy the seeded site.
const copy = mkdtempSync(path.join(tmpdir(), 'vinci-full-backup-'));
const disk = mountSmallDisk(64);
afterAll(() => {
  disk?.remove();
  rmSync(copy, { recursive: true });
});

test.skipIf(!disk)(
  'a backup for which there is no room leaves nothing behind and the last good one where it is',
  async () => {
    const folder = disk?.folder ?? '';
    cpSync(process.env.SEEDED_SITE ?? '', copy, { recursive: true });
    const backUp = () => runCommand(copy, ['backup', '--kind', 'nightly'], { BACKUP_DIR: folder });
    const there = () => readdirSync(folder).filter((name) => !name.startsWith('filler'));
    const archives = () => there().filter((name) => name.endsWith('.tar.gz'));

    // The first backup stores every upload.
    disk?.fill(6);
    expect(await backUp()).toMatchObject({ code: 1, stderr: expect.stringMatching(/^There is no room/) });
    expect(archives()).toEqual([]);
    expect((await storedUploads(folder)).size).toBe(0);
    disk?.clear();
    expect(await backUp()).toMatchObject({ code: 0, stderr: '' });
    const [good = ''] = archives();
    const [before, bytes] = [there(), readFileSync(path.join(folder, good))];
    const size = Math.ceil(bytes.length / 1024 / 1024);
    // Space for nothing; for the copy of the database but not the archive; for the archive but not its verification.
    for (const free of [0, Math.ceil(size / 2), Math.ceil(size * 1.5)]) {
      disk?.fill(free);
      const { code, stderr } = await backUp();
      expect(code).toBe(1);
      expect(stderr).toMatch(/^There is no room for the backup, and to verify it, in .*Make room, or set/);
      expect(there(), `with ${free} MB free`).toEqual(before);
      expect(readFileSync(path.join(folder, good)).equals(bytes)).toBe(true);
      expect(readReport(folder).verified?.file).toBe(path.join(folder, good));
      disk?.clear();
    }
    expect((await backUp()).code).toBe(0);
    expect(archives()).toHaveLength(2);
  },
);
