import { headingsByNode } from '#lib/rich-text/read.ts';
import type { RichText, RichTextNode } from '#lib/rich-text/rich-text.ts';
import { type Video, videoPage } from '#lib/rich-text/video-address.ts';
import { withWholeLinks } from '#lib/rich-text/whole-links.ts';
import { escapeXml as escaped } from '#lib/xml.ts';
import type { Places } from './exporting.ts';

const marks: Record<string, string> = { bold: 'strong', italic: 'em' };
const alignments: Record<string, string> = { wide: 'wide', half: 'left' };

/**
 * A text as HTML, with everything that it has. `asBlocks`: as the block editor of WordPress writes it, each part between
 * comments and with the classes that its themes know.
 */
export function htmlOf(written: RichText, places: Places, asBlocks = false): string {
  const doc = withWholeLinks(written);
  const anchors = headingsByNode(doc);
  const classes = (names: string) => (asBlocks ? ` class="${names}"` : '');

  const parts: Record<string, (node: RichTextNode, attrs: Record<string, unknown>) => string> = {
    text: ({ text = '', marks: all = [] }) =>
      all.reduceRight(
        (html, { type }) => (marks[type] ? `<${marks[type]}>${html}</${marks[type]}>` : html),
        escaped(text),
      ),
    hardBreak: () => '<br/>',
    paragraph: (node) => block('paragraph', `<p>${within(node)}</p>`),
    heading(node) {
      const { id = '', level = 2 } = anchors.get(node) ?? {};
      const heading = `<h${level}${classes('wp-block-heading')} id="${id}">${within(node)}</h${level}>`;
      return block('heading', heading, level === 2 ? undefined : { level });
    },
    bulletList: (node) => block('list', `<ul>${within(node)}</ul>`),
    orderedList(node, { start = 1 }) {
      const [from, about] = start === 1 ? ['', {}] : [` start="${start}"`, { start }];
      return block('list', `<ol${from}>${within(node)}</ol>`, { ordered: true, ...about });
    },
    listItem: (node) => `<li>${bare(node)}</li>`,
    blockquote: (node) =>
      block('quote', `<blockquote${classes('wp-block-quote')}>${within(node)}</blockquote>`),
    callout: (node, { kind }) =>
      block('group', `<div class="wp-block-group callout callout-${kind}">${within(node)}</div>`),
    horizontalRule: () => block('separator', `<hr${classes('wp-block-separator')}/>`),
    table(node) {
      const table = `<table><tbody>${within(node)}</tbody></table>`;
      return block('table', `<figure${classes('wp-block-table')}>${table}</figure>`);
    },
    tableRow: (node) => `<tr>${within(node)}</tr>`,
    tableHeader: (node) => `<th${spans(node)}>${bare(node)}</th>`,
    tableCell: (node) => `<td${spans(node)}>${bare(node)}</td>`,
    linked(node, { href }) {
      const address = places.link(String(href));
      return address === null ? within(node) : `<a href="${escaped(address)}">${within(node)}</a>`;
    },
    picture: (_node, attrs) => picture(Number(attrs.fileId), attrs),
    gallery(_node, { fileIds, caption: words }) {
      const pictures = [fileIds].flat().map((id) => picture(Number(id)));
      const of = classes('wp-block-gallery has-nested-images columns-default is-cropped');
      const gallery = `<figure${of}>${pictures.join('')}${caption(words)}</figure>`;
      return block('gallery', gallery, { linkTo: 'none' });
    },
    button(_node, { href, text }) {
      const address = places.link(String(href));
      if (address === null) return '';
      const link = `<a${classes('wp-block-button__link')} href="${escaped(address)}">${escaped(String(text))}</a>`;
      const button = block('button', `<div${classes('wp-block-button')}>${link}</div>`);
      return block('buttons', `<div${classes('wp-block-buttons')}>${button}</div>`);
    },
    file(_node, { fileId, title }) {
      const file = places.file(Number(fileId));
      const name = escaped(String(title || file?.name || ''));
      if (!file) return block('paragraph', `<p>${name}</p>`);
      const link = `<a href="${escaped(file.address)}">${name}</a>`;
      const about = { id: file.id, href: file.address };
      return block('file', `<div${classes('wp-block-file')}>${link}</div>`, about);
    },
    video: (_node, attrs) => video(attrs as object as Video, attrs.title),
  };

  function html(node: RichTextNode): string {
    return parts[node.type]?.(node, node.attrs ?? {}) ?? within(node);
  }

  function within({ content = [] }: RichTextNode): string {
    return content.map(html).join('');
  }

  // In list items and cells no comment of a block may stand, and a paragraph alone needs no tag.
  function bare({ content = [] }: RichTextNode): string {
    const isAlone = content.filter(({ type }) => type === 'paragraph').length === 1;
    const of = (child: RichTextNode) => (isAlone ? within(child) : `<p>${within(child)}</p>`);
    return content
      .map((child) =>
        child.type === 'paragraph' ? of(child) : htmlOf({ type: 'doc', content: [child] }, places).trim(),
      )
      .join('');
  }

  function block(name: string, inner: string, about?: object): string {
    if (!asBlocks) return `${inner}\n`;
    // A comment can't have two hyphens.
    const said = about ? `${JSON.stringify(about).replaceAll('--', '\\u002d\\u002d')} ` : '';
    return `<!-- wp:${name} ${said}-->\n${inner}\n<!-- /wp:${name} -->\n\n`;
  }

  function picture(id: number, attrs: Record<string, unknown> = {}): string {
    const file = places.file(id);
    if (!file) return attrs.caption ? block('paragraph', `<p>${escaped(String(attrs.caption))}</p>`) : '';
    const align = alignments[String(attrs.width)];
    const alt = escaped(String(attrs.alt || file.alt));
    const image = `<img src="${escaped(file.address)}" alt="${alt}"${classes(`wp-image-${file.id}`)}/>`;
    const of = classes(`wp-block-image${align ? ` align${align}` : ''} size-full`);
    return block('image', `<figure${of}>${image}${caption(attrs.caption)}</figure>`, {
      ...{ id: file.id, sizeSlug: 'full', linkDestination: 'none' },
      ...(align && { align }),
    });
  }

  function video(video: Video, title: unknown) {
    const url = videoPage(video);
    const of = classes(`wp-block-embed is-type-video is-provider-${video.site}`);
    // WordPress asks the site of an address that stands alone in its line.
    const shown = asBlocks
      ? `<div class="wp-block-embed__wrapper">\n${escaped(url)}\n</div>`
      : `<a href="${escaped(url)}">${escaped(url)}</a>`;
    return block('embed', `<figure${of}>${shown}${caption(title)}</figure>`, {
      ...{ url, type: 'video', providerNameSlug: video.site },
    });
  }

  function caption(words: unknown) {
    return words ? `<figcaption${classes('wp-element-caption')}>${escaped(String(words))}</figcaption>` : '';
  }

  return doc.content.map(html).join('');
}

function spans({ attrs = {} }: RichTextNode) {
  const wide = ['colspan', 'rowspan'].filter((name) => Number(attrs[name] ?? 1) > 1);
  return wide.map((name) => ` ${name}="${attrs[name]}"`).join('');
}
