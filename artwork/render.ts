// `npm run render`: draws every picture into modules/<name>/starter/pictures, with a manifest that describes them, the
// drawings that have the brand's colour into drawings/ beside it, and the card for link previews into public/.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { describe, renderJpeg, renderScene } from './drawing/picture.ts';
import type { Scene } from './drawing/scene.ts';
import { scenes } from './scenes/index.ts';
import { shareCard } from './scenes/share-card.ts';

const project = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
let total = 0;

for (const [module, drawn] of Object.entries(scenes)) {
  // A module that was deleted takes its pictures with it.
  if (existsSync(path.join(project, 'modules', module))) await renderModule(module, drawn);
}
writeFileSync(path.join(project, 'public/share-card.jpg'), await renderJpeg(shareCard(), 1200));
process.stdout.write(`${(total / 1e6).toFixed(2)} MB together\n`);

async function renderModule(module: string, drawn: readonly Scene[]) {
  const starter = path.join(project, 'modules', module, 'starter');
  const [folder, drawings] = [path.join(starter, 'pictures'), path.join(starter, 'drawings')];
  for (const each of [folder, drawings]) {
    rmSync(each, { recursive: true, force: true });
    mkdirSync(each, { recursive: true });
  }
  const manifest: Record<string, unknown> = {};
  for (const scene of drawn) {
    const { slug, alt } = scene;
    if (slug in manifest) throw new Error(`There are two pictures called ${slug} in ${module}.`);
    const picture = await renderScene(scene);
    const type = scene.isSheet ? 'png' : 'webp';
    writeFileSync(path.join(folder, `${slug}.${type}`), picture);
    // The marks of clients have colours of their own.
    if (!scene.sign) writeFileSync(path.join(drawings, `${slug}.svgz`), gzipSync(scene.draw(), { level: 9 }));
    const sha256 = createHash('sha256').update(picture).digest('hex');
    manifest[slug] = { type: `image/${type}`, ...(await describe(picture)), sha256, alt };
    total += picture.length;
  }
  writeFileSync(path.join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  process.stdout.write(`${module}: ${drawn.length} pictures\n`);
}
