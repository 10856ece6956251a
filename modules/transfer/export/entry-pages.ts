import { fieldOf } from '#lib/content-type.ts';
import { docOf } from '#lib/rich-text/blocks.ts';
import { markdownOf } from '#lib/rich-text/to-markdown.ts';
import { escapeXml as escaped } from '#lib/xml.ts';
import { type Exporting, placesOf, type Version } from './exporting.ts';
import { factsOf, readableText } from './readable.ts';
import { htmlOf } from './to-html.ts';

export function pagesOf(exporting: Exporting, version: Version): { html: string; markdown: string } {
  const { type, about, fields, language } = version;
  const places = placesOf(
    exporting,
    // Names of files have every sign there is.
    ({ row, path }) => ({
      id: row.id,
      address: `../../${path.split('/').map(encodeURIComponent).join('/')}`,
    }),
    ({ type, id }) => `../${type}/${id}.html`,
  );
  const text = readableText(type, fields, true);
  const title = type.title(fields);
  const summary = String(fields[fieldOf(type, 'summary') ?? ''] ?? '');
  const { status, createdAt, updatedAt, address } = about;
  const isDraft = status === 'draft';
  const url = address && exporting.origin + address;
  const facts = factsOf(type, fields);
  const front = {
    ...{ title, type: type.name, language, status, draft: isDraft, createdAt, updatedAt, url },
    ...Object.fromEntries(facts.map(({ name, value }) => [name, value])),
  };
  // JSON is YAML, too.
  const yaml = Object.entries(front).flatMap(([name, value]) =>
    value === null ? [] : `${name}: ${JSON.stringify(value)}\n`,
  );
  const known: (string | null)[][] = [
    ['Address', url],
    ['Created', createdAt.toISOString()],
    ['Changed', updatedAt.toISOString()],
    ...facts.map(({ label, said }) => [label, said]),
  ];
  return {
    markdown: `---\n${yaml.join('')}---\n\n${markdownOf(text, { ...places, table: (node) => htmlOf(docOf([node]), places).trim() })}`,
    html: `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>${style}</style>
<h1>${escaped(title)}</h1>
${isDraft ? '<p class="callout"><strong>Draft</strong>: visitors don’t see this.</p>\n' : ''}${summary && `<p><em>${escaped(summary)}</em></p>\n`}${htmlOf(text, places)}<hr>
<dl>${known.map(([name, value]) => (value ? `<dt>${escaped(String(name))}<dd>${escaped(value)}` : '')).join('')}</dl>
`,
  };
}

const style = `body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:1rem/1.6 system-ui,sans-serif;overflow-wrap:anywhere}
img{max-width:100%;height:auto}figure{margin:1rem 0}table{border-collapse:collapse}td,th{border:1px solid #999;padding:.3rem .6rem;text-align:left}
.callout{border-left:4px solid #c80;padding:.1rem 1rem;background:#fff6e0}dl{display:grid;grid-template-columns:max-content 1fr;gap:.2rem 1rem}dd{margin:0}`;
