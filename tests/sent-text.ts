import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSentForm, type SentForm } from '#server/files/sent-file.ts';

/** A form with a file of this text, as the server has received it. */
export function sentText(text: string, name: string): SentForm {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'vinci-sent-')), name);
  writeFileSync(file, text);
  const form = createSentForm();
  form.files.push({ path: file, name, size: Buffer.byteLength(text) });
  return form;
}
