import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { formWith } from '#tests/pictures.ts';
import { siteOfAllTests } from '#tests/test-site.ts';

const site = siteOfAllTests();

// Each of our own making, as the programs write them.
const file = (name: string) => readFile(path.join(import.meta.dirname, '../../tests/files', name));
const bytes = (text: string) => Buffer.from(text, 'latin1');
const upload = (content: Uint8Array) => site.client.file.upload(formWith(content, 'berkas'));
const refusal = (content: Uint8Array) => expect(upload(content)).rejects;

const namespaces = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const circle = '<circle cx="100" cy="50" r="40" fill="#f60"/>';
const svg = (size: string, inside = circle) => `<svg ${namespaces} ${size}>${inside}</svg>`;
const viewBox = 'viewBox="0 0 200 100"';

describe('a drawing is drawn with 1,600 pixels whatever it is measured in', () => {
  test.each([
    ['of Inkscape in millimetres', `width="210mm" height="105mm" ${viewBox}`],
    ['in centimetres', `width="10cm" height="5cm" ${viewBox}`],
    ['in inches', `width="10in" height="5in" ${viewBox}`],
    ['of potrace in points', `width="210.000000pt" height="105.000000pt" ${viewBox}`],
    ['in picas', `width="48pc" height="24pc" ${viewBox}`],
    ['in parts of its place', `width="100%" height="100%" ${viewBox}`],
    ['in letters', `width="20em" height="10em" ${viewBox}`],
    ['in nothing but its view', viewBox],
    ['in one length', `width="30mm" ${viewBox}`],
    ['for a poster', `width="2400mm" height="1200mm" ${viewBox}`],
    ['for a stamp', `width="4mm" height="2mm" ${viewBox}`],
    ['in pixels', `width="2000" height="1000" ${viewBox}`],
  ])('%s', async (_what, size) => {
    const { filename, width, height } = await upload(bytes(svg(size)));
    expect(width).toBe(1600);
    expect(Math.abs(height - 800)).toBeLessThanOrEqual(9);
    // Its edge is a line and no blur.
    const stored = path.join(site.services.files.folder, filename);
    const { data } = await sharp(stored).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const soft = data.filter((value, at) => at % 4 === 3 && value > 0 && value < 255).length;
    expect(soft).toBeLessThan(9000);
  });
});

describe('a drawing is taken as programs write it', () => {
  const utf16 = Buffer.from(`\ufeff<?xml version="1.0" encoding="utf-16"?>${svg(viewBox)}`, 'utf16le');
  const illustrator = `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 16.0.0, SVG Export Plug-In . SVG Version: 6.00 Build 0)  -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
	<!ENTITY ns_extend "http://ns.adobe.com/Extensibility/1.0/">
	<!ENTITY ns_svg "http://www.w3.org/2000/svg">
	<!ENTITY ns_xlink "http://www.w3.org/1999/xlink">
]>
<svg version="1.1" xmlns:x="&ns_extend;" xmlns="&ns_svg;" xmlns:xlink="&ns_xlink;" ${viewBox} xml:space="preserve"><switch><foreignObject requiredExtensions="&ns_extend;" x="0" y="0" width="1" height="1"><x:ref xlink:href="#data"/></foreignObject><g>${circle}</g></switch></svg>`;
  const gradient = `<linearGradient id="g"><stop stop-color="#f60"/></linearGradient><rect width="9" height="9" style="fill:url(&quot;#g&quot;)"/>`;
  test.each([
    ['in UTF-16', () => utf16],
    ['in UTF-16 of another byte order', () => Buffer.from(utf16).swap16()],
    ['in UTF-16 without a mark', () => utf16.subarray(2)],
    [
      'in Latin-1',
      () =>
        bytes(
          `<?xml version="1.0" encoding="ISO-8859-1"?>${svg(viewBox, `<title>Caf\xe9</title>${circle}`)}`,
        ),
    ],
    ['in an encoding nobody knows', () => bytes(`<?xml version="1.0" encoding="x-ours"?>${svg(viewBox)}`)],
    ['of Illustrator with its namespaces as entities', () => bytes(illustrator)],
    ['with a quoted gradient', () => bytes(svg(viewBox, gradient))],
    [
      'with a prefix for all of its names',
      () =>
        bytes(
          `<svg:svg xmlns:svg="http://www.w3.org/2000/svg" ${viewBox}><svg:rect width="60" height="60"/></svg:svg>`,
        ),
    ],
  ])('%s', async (_what, content) => {
    expect((await upload(content())).width).toBe(1600);
  });

  test.each([
    ['entities in entities', '<!ENTITY a "x"><!ENTITY b "&a;&a;">'],
    ['an entity that is a file', '<!ENTITY a SYSTEM "file:///etc/passwd"><!ENTITY b "x">'],
    ['an entity that is a part', '<!ENTITY a "<g/>">'],
    ['a parameter', '<!ENTITY % a "x"><!ENTITY b "x">'],
  ])('but not with %s', async (_what, declared) => {
    await refusal(bytes(`<!DOCTYPE svg [${declared}]>${svg(viewBox)}`)).toThrow('defines XML entities');
  });
  test('but not grown by its entities', async () => {
    const many = `<!DOCTYPE svg [<!ENTITY a "${'x'.repeat(100)}">]>${svg(viewBox, `<g id="${'&a;'.repeat(20_000)}"/>`)}`;
    await refusal(bytes(many)).toThrow('larger than 1 MB');
  });
});

describe('a photo in AVIF or HEIC is known by its codec', () => {
  const avif = () =>
    sharp({ create: { width: 64, height: 48, channels: 3, background: '#f60' } })
      .avif()
      .toBuffer();
  const branded = (content: Buffer, brand: string) =>
    Buffer.concat([content.subarray(0, 8), bytes(brand), content.subarray(12)]);

  test('an AVIF of the general brand is one', async () => {
    expect((await upload(await file('mif1.avif'))).filename).toMatch(/\.avif$/);
  });
  test.each(['avif', 'mif1', 'miaf', 'MA1B', 'heic'])('an AVIF of brand %s is one', async (brand) => {
    expect((await upload(branded(await avif(), brand))).filename).toMatch(/\.avif$/);
  });
  test.each(['heic', 'mif1', 'heix', 'avif'])('a HEIC of brand %s is one', async (brand) => {
    const heic = await readFile(path.join(import.meta.dirname, '../../tests/photo.heic'));
    expect((await upload(branded(heic, brand))).filename).toMatch(/\.jpg$/);
  });
  test('a sequence in AVIF is refused', async () => {
    await refusal(branded(await avif(), 'avis')).toThrow('Animated pictures aren’t supported');
  });
});

describe('a PNG', () => {
  test('that moves is refused as a GIF is', async () => {
    await refusal(await file('moving.png')).toThrow('Animated pictures aren’t supported');
  });
  test('of one frame is a still one', async () => {
    const still = await file('moving.png');
    still.writeUInt32BE(1, still.indexOf('acTL') + 4);
    // Decoders pass over a chunk whose checksum is wrong, as it isn't needed.
    expect((await upload(still)).width).toBe(8);
  });
});

test.each([
  ['CMYK', (photo: Sharp) => photo.toColourspace('cmyk').jpeg()],
  ['grey', (photo: Sharp) => photo.grayscale().jpeg({ progressive: true })],
  ['of 16 bits', (photo: Sharp) => photo.toColourspace('rgb16').png()],
  ['of two colours', (photo: Sharp) => photo.threshold().png({ palette: true, colours: 2 })],
])('a picture that is %s is stored for browsers', async (_what, make) => {
  const photo = sharp({ create: { width: 40, height: 30, channels: 3, background: '#f60' } });
  const { filename } = await upload(await make(photo).toBuffer());
  const { space, depth, width } = await sharp(path.join(site.services.files.folder, filename)).metadata();
  expect([['srgb', 'b-w'].includes(space), depth, width]).toEqual([true, 'uchar', 40]);
});

describe('a PDF', () => {
  test('begins a line late in some programs', async () => {
    const { id, filename } = await upload(await file('newline.pdf'));
    expect(filename).toMatch(/\.pdf$/);
    expect((await site.client.file.get({ id })).pages).toBe(1);
  });
  test('is taken with the commands of a printer before it', async () => {
    const pdf = (await file('newline.pdf')).subarray(2);
    expect(
      (await upload(Buffer.concat([bytes('\x1b%-12345X@PJL ENTER LANGUAGE=PDF\r\n'), pdf]))).filename,
    ).toMatch(/\.pdf$/);
  });
  test('is none within a page or far from the beginning', async () => {
    const pdf = await file('newline.pdf');
    await refusal(Buffer.concat([bytes('<html><script>1</script>'), pdf])).toThrow('isn’t supported');
    await refusal(Buffer.concat([bytes(' '.repeat(1100)), pdf])).toThrow('isn’t supported');
  });
});

test.each([
  ['TIFF', 'II*\0\x08\0\0\0'],
  ['TIFF', 'MM\0*\0\0\0\x08'],
  ['BMP', 'BM\x36\0\0\0\0\0\0\0\x36\0\0\0'],
  ['PSD', '8BPS\0\x01'],
  ['EPS', '%!PS-Adobe-3.0 EPSF-3.0'],
  ['JPEG XL', '\xff\n\xfa'],
  ['PNM', 'P6\n8 8\n255\n'],
  ['SVGZ', '\x1f\x8b\x08\0'],
  ['MP4', '\0\0\0\x18ftypmp42\0\0\0\0mp42isom'],
  ['MP4', '\0\0\0\x14ftypqt  \0\0\0\0qt  '],
  ['ZIP', 'PK\x03\x04\x14\0'],
  ['This file type', 'BMW, daftar harga'],
  ['This file type', 'Halo'],
])('%s is refused by its name', async (name, content) => {
  const message = `${name} isn’t supported. Use JPEG, PNG, WebP, AVIF, HEIC, GIF or SVG, or PDF.`;
  const sent = site.client.file.upload(formWith(bytes(content), 'foto.jpg'));
  await expect(sent).rejects.toMatchObject({ code: 'BAD_REQUEST', message });
});
