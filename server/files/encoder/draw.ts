import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { decodedSvg } from '../picture-type.ts';
import { InvalidImageError } from './invalid-image-error.ts';
import { isDiskError, type PreparedPicture, prepared } from './prepare.ts';

/** The longer side of the picture that is made of a drawing, in pixels: twice what the largest logo is shown at. */
const longestSide = 1600;

// In pixels: 1,600 inches of a drawing without units.
const longestDrawing = 72 * longestSide;

/** Draws an uploaded SVG as a PNG. Throws InvalidImageError when it is unsafe, incomplete or empty. */
export async function draw(from: string, to: string): Promise<PreparedPicture> {
  const svg = plainSvg(await readFile(from));
  const problem = svgProblem(svg);
  if (problem) throw new InvalidImageError(problem);
  // As bytes, never as a file: librsvg would also read what is beside a file.
  const bytes = Buffer.from(svg);
  await checkSize(bytes);
  // Whatever it is measured in: it is drawn in the size that is asked for, without pixels of its own in between.
  const picture = sharp(bytes, { limitInputPixels: false })
    .resize(longestSide, longestSide, { fit: 'inside' })
    .png({ compressionLevel: 8 });
  const made = await prepared(picture, to).catch((error) => {
    throw isDiskError(error) ? error : unreadable();
  });
  const { isOpaque, channels } = await sharp(to).stats();
  if (!isOpaque && channels.at(-1)?.max === 0)
    throw new InvalidImageError('The SVG shows nothing. Please upload it as a PNG.');
  return made;
}

async function checkSize(bytes: Buffer) {
  const size = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw unreadable();
    });
  const ratio = size.width / size.height;
  if (Math.max(size.width, size.height) > longestDrawing || ratio > longestSide || ratio < 1 / longestSide)
    throw new InvalidImageError(
      'The SVG is too large, or far wider than high. Please give it a smaller size.',
    );
}

function unreadable() {
  return new InvalidImageError(
    'The SVG can’t be read. Please save it again as plain SVG, or upload it as a PNG.',
  );
}

// Logos come as SVG, which is a program: it can run scripts, load files and grow without end. So it is drawn as a PNG of 1,600
// pixels and not kept: serving a cleaned SVG would make the site depend on a cleaner that knows every trick. Text is refused because a
// server has no typefaces. Measured: 200,000 empty groups take 570 MB, 90 groups with opacity 460 MB. What only takes long
// (filters, copies of copies) the encoder's limit of 15 seconds stops. What this scan misses is safe, too:
// librsvg runs no scripts and, given bytes instead of a file, loads nothing from elsewhere. What is refused here would be
// missing in the picture, or take far longer than any logo.
const limits = { bytes: 1_000_000, elements: 10_000, depth: 40 };

// A comment, character data, or a tag: its slash, name and attributes.
const parts = /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<(\/?)([\w:.-]+)((?:[^<>"']|"[^"]*"|'[^']*')*)>/g;
const reference = /\b(?:href|src)\s*=\s*["']\s*(?!#)([^"']*)/i;
const loaded = /@import|<\?xml-stylesheet|url\(\s*(?:["']|&quot;|&apos;|&#3[49];)?(?!["'#\s&])/i;

const sentences = {
  bytes: 'The SVG is larger than 1 MB. Please simplify it, or upload it as a PNG.',
  entities:
    'The SVG defines XML entities, which aren’t supported. Please save it as plain SVG, or upload it as a PNG.',
  elements: 'The SVG has too many shapes. Please simplify it, or upload it as a PNG.',
  text: 'The SVG has text that needs a typeface. Please convert the text to outlines, or upload it as a PNG.',
  picture: 'The SVG has a photo or another picture inside. Please upload it as a PNG.',
  page: 'The SVG has a web page inside. Please save it as plain SVG, or upload it as a PNG.',
  elsewhere:
    'The SVG refers to something outside of it. Please save it as plain SVG without links to other files, or upload it as a PNG.',
};

const elements: Record<string, string | undefined> = {
  text: sentences.text,
  image: sentences.picture,
  feimage: sentences.picture,
  foreignobject: sentences.page,
  include: sentences.elsewhere,
};

/** UTF-8 without a declaration. Replaces short entities, as Illustrator writes them; others are left for `svgProblem`. */
function plainSvg(bytes: Uint8Array): string {
  const svg = decodedSvg(bytes).replace(/^\s*<\?xml\s[^>]*\?>/, '');
  const [type = '', declared = ''] = /<!DOCTYPE\s[^[>]*\[([^\]]*)\]\s*>/.exec(svg) ?? [];
  const entities = new Map(
    [...declared.matchAll(/<!ENTITY\s+([\w.-]+)\s+(["'])([^"'&%<]{0,100})\2\s*>/g)].map(
      ([, name, , value]) => [name, value],
    ),
  );
  if (entities.size === 0 || declared.split('<!').length - 1 > entities.size) return svg;
  return svg.replace(type, '').replace(/&([\w.-]+);/g, (whole, name) => entities.get(name) ?? whole);
}

/** Why a drawing isn't accepted, as a sentence for its sender; null when it can be drawn. */
function svgProblem(svg: string): string | null {
  if (svg.length > limits.bytes) return sentences.bytes;
  if (/<!ENTITY|<!DOCTYPE[^>]*\[/i.test(svg)) return sentences.entities;
  let [count, depth] = [0, 0];
  for (const [, slash, name = '', attributes = ''] of svg.matchAll(parts)) {
    if (!name) continue;
    if (slash) depth -= 1;
    else {
      const problem = elementProblem(name.replace(/^.*:/, '').toLowerCase(), attributes);
      if (problem) return problem;
      count += 1;
      if (!attributes.endsWith('/')) depth += 1;
    }
    if (count > limits.elements || depth > limits.depth) return sentences.elements;
  }
  return loaded.test(svg.replace(/<!--[\s\S]*?-->/g, '')) ? sentences.elsewhere : null;
}

function elementProblem(name: string, attributes: string) {
  // Illustrator keeps its own data there, for programs that know it.
  if (name === 'foreignobject' && /\brequiredExtensions\s*=/.test(attributes)) return undefined;
  // A link somewhere else shows nothing of it.
  if (name !== 'a' && name !== 'script' && reference.test(attributes))
    return elements[name] ?? sentences.elsewhere;
  return elements[name];
}
