// Compresses the scripts and style sheets of a build once, as well as Brotli can, which takes too long for an answer: a tenth
// smaller than what the server compresses while it answers.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/**
 * Writes `<name>.br` beside each script and style sheet; `server/http/compressed.ts` sends them.
 *
 * @param {string} folder with the files of a build for browsers
 */
export async function compressFiles(folder) {
  if (!existsSync(folder)) return;
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  await Promise.all(
    names.filter((name) => /\.(css|js)$/.test(name)).map((name) => compressFile(path.join(folder, name))),
  );
}

/** @param {string} file */
async function compressFile(file) {
  const content = readFileSync(file);
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_MAX_QUALITY } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY, [BROTLI_PARAM_SIZE_HINT]: content.length };
  writeFileSync(`${file}.br`, await compress(content, { params }));
}
