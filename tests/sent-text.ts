import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { createSentForm, type SentForm } from '#server/files/sent-file.ts';

/** A form with a file of this text, as the server has received it, until the end of the test. */
export function sentText(text: string, name: string): SentForm {
  const folder = mkdtempSync(path.join(tmpdir(), 'vinci-sent-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, name);
  writeFileSync(file, text);
  const form = createSentForm();
  form.files.push({ path: file, name, size: Buffer.byteLength(text) });
  return form;
}
