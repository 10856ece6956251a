import sharp, { type Sharp } from 'sharp';
import type { Size } from '#lib/focal-point.ts';
import { storedSentence } from '#lib/interface-language.ts';
import { InvalidImageError } from '../invalid-image-error.ts';
import { averageColor } from '../prepare.ts';
import { memoryOf, type OpenPdf, withPdf } from './pdfium.ts';

/** More pages than any catalog has. */
const maxPages = 500;
/** The longer side of the picture of a page, in pixels: small print is legible when it is enlarged. */
const longestSide = 2000;
// In characters. A page of a novel has 2,000.
const maxText = 10_000;
/** How long texts are read until other work gets its turn, in milliseconds. */
const turn = 500;
// https://pdfium.googlesource.com/pdfium/+/refs/heads/main/public/fpdfview.h
const [annotations, reverseBytes] = [0x01, 0x10];
const white = 0xffffffff;

/** The sizes of all pages in pixels, and the average colour of the first. Throws InvalidImageError. */
export function inspectPdf(file: string): Promise<{ sizes: Size[]; color: string }> {
  return withPdf(file, async (pdf) => {
    const count = pdf.pdfium.FPDF_GetPageCount(pdf.document);
    if (count > maxPages) throw tooManyPages(count);
    const sizes = Array.from({ length: count }, (_, index) => sizeOf(pdf, index));
    if (count === 0) throw notDrawn();
    return { sizes, color: await averageColor(await pictureOf(pdf, 0).png().toBuffer()) };
  });
}

/** The texts of pages, from this one (the first is 0) to as many as can be read in a moment; at least one. */
export function readTexts(file: string, from: number): Promise<string[]> {
  return withPdf(file, (pdf) => {
    const count = pdf.pdfium.FPDF_GetPageCount(pdf.document);
    const end = performance.now() + turn;
    const texts: string[] = [];
    do texts.push(textOf(pdf, from + texts.length));
    while (from + texts.length < count && performance.now() < end);
    return texts;
  });
}

/** A page (the first is 1) as a picture, for `work`; null when the PDF has no such page. */
export function withPage<Result>(
  file: string,
  page: number,
  work: (picture: Sharp) => Promise<Result>,
): Promise<Result | null> {
  return withPdf(file, async (pdf) => {
    const has = page >= 1 && page <= pdf.pdfium.FPDF_GetPageCount(pdf.document);
    return has ? work(pictureOf(pdf, page - 1)) : null;
  });
}

function sizeOf({ pdfium, document }: OpenPdf, index: number): Size {
  const { wasmExports, getValue } = pdfium.pdfium;
  const at = wasmExports.malloc(8);
  try {
    if (!pdfium.FPDF_GetPageSizeByIndexF(document, index, at)) throw notDrawn();
    const [width, height] = [getValue(at, 'float'), getValue(at + 4, 'float')];
    const scale = longestSide / Math.max(width, height);
    const pixels = (points: number) => Math.max(1, Math.round(points * scale));
    if (!(width > 0 && height > 0)) throw notDrawn();
    return { width: pixels(width), height: pixels(height) };
  } finally {
    wasmExports.free(at);
  }
}

function pictureOf(pdf: OpenPdf, index: number): Sharp {
  const { width, height } = sizeOf(pdf, index);
  return sharp(drawn(pdf, index, { width, height }), { raw: { width, height, channels: 4 } }).removeAlpha();
}

// Its pixels as red, green, blue and opacity, on white.
function drawn({ pdfium, document }: OpenPdf, index: number, { width, height }: Size) {
  const page = pdfium.FPDF_LoadPage(document, index);
  if (!page) throw notDrawn();
  const bitmap = pdfium.FPDFBitmap_Create(width, height, 0);
  try {
    if (!bitmap) throw notDrawn();
    pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white);
    pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, annotations | reverseBytes);
    const at = pdfium.FPDFBitmap_GetBuffer(bitmap);
    return Buffer.from(memoryOf(pdfium).subarray(at, at + width * height * 4));
  } finally {
    if (bitmap) pdfium.FPDFBitmap_Destroy(bitmap);
    pdfium.FPDF_ClosePage(page);
  }
}

// A page that can't be read has no text; whether the PDF can be drawn shows its first one.
function textOf({ pdfium, document }: OpenPdf, index: number): string {
  const page = pdfium.FPDF_LoadPage(document, index);
  if (!page) return '';
  const text = pdfium.FPDFText_LoadPage(page);
  try {
    if (!text) return '';
    const count = Math.min(pdfium.FPDFText_CountChars(text), maxText);
    if (count <= 0) return '';
    const { wasmExports } = pdfium.pdfium;
    const at = wasmExports.malloc(2 * (count + 1));
    pdfium.FPDFText_GetText(text, 0, count, at);
    const read = pdfium.pdfium.UTF16ToString(at);
    wasmExports.free(at);
    return read.replace(/[\p{C}\s]+/gu, ' ').trim();
  } finally {
    if (text) pdfium.FPDFText_ClosePage(text);
    pdfium.FPDF_ClosePage(page);
  }
}

function tooManyPages(count: number) {
  const pages = count.toLocaleString('en');
  return new InvalidImageError(
    storedSentence(
      'The PDF has {pages} pages. Please upload one of up to {maxPages} pages, or split it into parts.',
      { pages, maxPages },
    ),
  );
}

function notDrawn() {
  return new InvalidImageError('The PDF has a page that can’t be shown. Please export it again.');
}
