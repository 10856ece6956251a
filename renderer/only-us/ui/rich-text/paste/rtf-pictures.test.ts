import { expect, test } from 'vitest';
import { rtfPictures } from './rtf-pictures.ts';

const png = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(60, 7)]).toString('hex');
const jpeg = Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(60, 9)]).toString('hex');
const lines = (hex: string) => hex.replace(/.{40}/g, '$&\r\n');

// As Word writes it: a group of properties inside, and once more for old readers.
const rtf = `{\\rtf1\\ansi{\\fonttbl{\\f0 Calibri;}}{\\pard Gudang kami
{\\*\\shppict{\\pict{\\*\\picprop\\shplid1025{\\sp{\\sn shapeType}{\\sv 75}}}\\picscalex100\\picw16510\\pich9287\\pngblip\\bliptag-1052669{\\*\\blipuid c141a1b4f1c1}${lines(png)}}}
{\\nonshppict{\\pict\\picscalex100\\picw16510\\wmetafile8\\bliptag12{\\*\\blipuid c141a1b4f1c1}${lines(png)}}}
{\\*\\shppict{\\pict\\picw100\\jpegblip\\bliptag77 ${lines(jpeg)}}}\\par}}`;

test('the pictures of a text from Word are found in its Rich Text Format, each once and in order', async () => {
  const pictures = rtfPictures(rtf);
  expect(pictures.map(({ type, name }) => [type, name])).toEqual([
    ['image/png', 'picture.png'],
    ['image/jpeg', 'picture.jpg'],
  ]);
  const bytes = await Promise.all(
    pictures.map(async (file) => Buffer.from(await file.arrayBuffer()).toString('hex')),
  );
  expect(bytes).toEqual([png, jpeg]);
});

test('a text without pictures has none, however long it is', () => {
  expect(rtfPictures('')).toEqual([]);
  expect(rtfPictures(`{\\rtf1 ${'{\\pict {\\sp a}\\pngblip xyz}'.repeat(2000)}`)).toEqual([]);
  expect(rtfPictures('{\\rtf1 {\\pict\\pngblip 8950')).toEqual([]);
});
