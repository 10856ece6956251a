import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';

const report = z.object({
  /** The last backup, and when it was restored to a folder of its own to prove that it works. */
  made: z.object({ at: z.iso.datetime(), file: z.string(), bytes: z.number() }).optional(),
  proven: z.object({ at: z.iso.datetime(), file: z.string() }).optional(),
  /** Why the last one failed, if it did. */
  failed: z.object({ at: z.iso.datetime(), why: z.string() }).optional(),
});

/** What is known of the backups. It lies beside them, not in the database, which a restore sets back. */
export type Report = z.infer<typeof report>;

const fileIn = (folder: string) => path.join(folder, 'report.json');

export async function readReport(folder: string): Promise<Report> {
  const text = await readFile(fileIn(folder), 'utf8').catch(() => '{}');
  try {
    return report.parse(JSON.parse(text));
  } catch {
    return {};
  }
}

/** Changes some of the report. */
export async function addToReport(folder: string, news: Report): Promise<void> {
  const next = { ...(await readReport(folder)), ...news };
  const temporary = `${fileIn(folder)}.part`;
  try {
    await writeFile(temporary, JSON.stringify(next, null, 2));
    await rename(temporary, fileIn(folder));
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
