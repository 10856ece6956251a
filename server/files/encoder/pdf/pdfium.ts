import { open, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';
import { InvalidImageError } from '../invalid-image-error.ts';

/** An open PDF: PDFium (https://pdfium.googlesource.com/pdfium/+/refs/heads/main/public/), and the document's handle. */
export interface OpenPdf {
  pdfium: WrappedPdfiumModule;
  document: number;
}

const megabyte = 1024 * 1024;
// With the process around it this fits beside the server on a machine with 512 MB.
const maxMemory = 256 * megabyte;
const needsPassword = 4;
const { resolve } = createRequire(import.meta.url);

let loading: Promise<WrappedPdfiumModule> | undefined;

/** Opens the PDF in `file` for `work`. Throws InvalidImageError with a sentence when that can't be done. */
export async function withPdf<Result>(
  file: string,
  work: (pdf: OpenPdf) => Result | Promise<Result>,
): Promise<Result> {
  loading ??= load();
  const pdfium = await loading;
  try {
    return await openIn(pdfium, file, work);
  } catch (error) {
    if (error instanceof InvalidImageError || 'code' in (error as object)) throw error;
    // PDFium stops like this when it runs out of memory. Its state is unknown then.
    loading = undefined;
    throw new InvalidImageError(
      'The PDF needs too much memory to be shown. Please export it again, with smaller pictures.',
    );
  }
}

async function openIn<Result>(
  pdfium: WrappedPdfiumModule,
  file: string,
  work: (pdf: OpenPdf) => Result | Promise<Result>,
) {
  const bytes = await copyToMemory(pdfium, file);
  const document = pdfium.FPDF_LoadMemDocument(bytes.at, bytes.length, '');
  try {
    if (!document) throw unreadable(pdfium.FPDF_GetLastError());
    return await work({ pdfium, document });
  } finally {
    if (document) pdfium.FPDF_CloseDocument(document);
    pdfium.pdfium.wasmExports.free(bytes.at);
  }
}

// Without a second copy in the memory of Node.js.
async function copyToMemory(library: WrappedPdfiumModule, file: string) {
  const handle = await open(file, 'r');
  try {
    const { size } = await handle.stat();
    const at = library.pdfium.wasmExports.malloc(size);
    if (!at) throw new Error('PDFium has too little memory');
    let read = 0;
    while (read < size) {
      const { bytesRead } = await handle.read(memoryOf(library), at + read, size - read, read);
      if (bytesRead === 0) break;
      read += bytesRead;
    }
    return { at, length: read };
  } finally {
    await handle.close();
  }
}

/** PDFium's memory. It is another object after each call, because it may have grown. */
export function memoryOf({ pdfium }: WrappedPdfiumModule): Uint8Array {
  return (pdfium as typeof pdfium & { HEAPU8: Uint8Array }).HEAPU8;
}

async function load() {
  const wasm = await readFile(resolve('@embedpdf/pdfium/pdfium.wasm'));
  const pdfium = await init({
    // https://emscripten.org/docs/api_reference/module.html#Module.instantiateWasm
    instantiateWasm(imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void) {
      void WebAssembly.instantiate(wasm, limited(imports)).then(({ instance }) => done(instance));
      return {};
    },
  } as Parameters<typeof init>[0]);
  pdfium.PDFiumExt_Init();
  return pdfium;
}

function limited(imports: WebAssembly.Imports): WebAssembly.Imports {
  const { env = {} } = imports;
  const grow = env.emscripten_resize_heap as (bytes: number) => number;
  const growToLimit = (bytes: number) => (bytes >>> 0 > maxMemory ? 0 : grow(bytes));
  return { ...imports, env: { ...env, emscripten_resize_heap: growToLimit } };
}

function unreadable(error: number) {
  return new InvalidImageError(
    error === needsPassword
      ? 'The PDF is protected with a password. Please save it without one and upload it again.'
      : 'The PDF is damaged or not complete. Please export it again.',
  );
}
