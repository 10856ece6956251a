import { expect, test } from 'vitest';
import type { RichTextNode } from '#lib/rich-text/rich-text.ts';
import { resolveText } from '../resolve-text.ts';
import type { OldFile } from '../source.ts';
import { convertText } from './convert-text.ts';
import { countSource } from './count-source.ts';

const upload = (id: number, name: string) => ({
  ...{ id, key: `old.example|${id}`, address: `https://old.example/wp-content/uploads/${name}` },
  ...{ title: name, alt: '', caption: '', original: '', parent: 0, page: '' },
});
const files = new Map(
  [upload(1, 'a.jpg'), upload(2, 'b.jpg'), upload(3, 'c.pdf')].map((one) => [one.id, one]),
);
const synced = new Map([[5, '<p>Everywhere</p><!-- wp:block {"ref":5} /-->']]);

const resolver = {
  file: ({ id, address }: OldFile) => id ?? (address.includes('a') ? 1 : 3),
  link: (address: string) => (address.includes('dead') ? null : address),
  words: () => null,
};

function converted(text: string, uploaded: number[] = []) {
  const made = convertText(text, { files, synced, uploaded });
  const { doc, notes } = resolveText(made.blocks, 7, resolver);
  return { said: doc.content.map(said).join(' '), notes: [...made.notes, ...notes].map(({ what }) => what) };
}

// A text in short: p(words), h2(words), ul(li(p(words))).
function said({ type, attrs = {}, content = [], text, marks = [] }: RichTextNode): string {
  if (text) return marks.reduce((words, mark) => `${mark.attrs?.href ?? mark.type}<${words}>`, text);
  const { fileId, fileIds, caption, width, site, id, href, text: label, level, title } = attrs;
  const about = [fileId, fileIds, caption, width, site, id, label, href, title]
    .flat()
    .filter(Boolean)
    .join(' ');
  const names: Record<string, string> = {
    paragraph: 'p',
    heading: `h${level}`,
    listItem: 'li',
    hardBreak: '/',
  };
  const within = content.map(said).join('');
  return `${names[type] ?? type}${about || within ? `(${about}${within})` : ''}`;
}

test.each([
  ['One\nline\n\nand [sic] [1] [[gallery]]', 'p(One/line) p(and [sic] [1] [gallery])', []],
  ['<!-- wp:paragraph -->\n<p>One\nline</p>\n<!-- /wp:paragraph -->', 'p(One line)', []],
  ['<h1>T</h1><h6>S</h6>', 'h2(T) h4(S)', []],
  ['<ul><li>A<ul><li>B</li></ul></li></ul>', 'bulletList(li(p(A)bulletList(li(p(B)))))', []],
  ['<ol><li>A</li><ol><li>B</li></ol></ol>', 'orderedList(li(p(A)orderedList(li(p(B)))))', []],
  ['<table><tr><th>A</th><td>B</td></tr></table>', 'table(tableRow(tableHeader(p(A))tableCell(p(B))))', []],
  ['<table><tr><td>A</td></tr></table>', 'p(A)', ['A layout table is left out; its content is kept.']],
  ['<img class="wp-image-2 alignwide" src="b-300x200.jpg">', 'picture(2 wide)', []],
  [
    '<figure><a href="/x/a.jpg"><img src="/x/a-300x200.jpg"></a><figcaption>C</figcaption></figure>',
    'picture(1 C)',
    [],
  ],
  ['<a href="/else/"><img src="/x/a.jpg"></a>', 'picture(1)', ['A link on a picture is left out.']],
  ['[caption width="9"]<img class="wp-image-2" src="b.jpg"> C[/caption]', 'picture(2 C)', []],
  ['[gallery ids="1,2,1"]', 'gallery(1 2)', []],
  [
    '<figure class="wp-block-gallery"><img data-id="1"><img data-id="2"><figcaption class="blocks-gallery-caption">C</figcaption></figure>',
    'gallery(1 2 C)',
    [],
  ],
  ['[gallery]', 'p', ['A gallery without pictures is left out.']],
  ['https://youtu.be/aqz-KE-bpKQ', 'video(youtube aqz-KE-bpKQ)', []],
  ['<iframe src="//player.vimeo.com/video/76979871"></iframe>', 'video(vimeo 76979871)', []],
  ['[embed]https://vimeo.com/76979871[/embed]', 'video(vimeo 76979871)', []],
  [
    '<iframe src="https://maps.example/"></iframe><script>x()</script>',
    'p',
    ['The element iframe is left out.', 'The element script is left out.'],
  ],
  ['<div class="wp-block-button"><a href="/order/">Order</a></div>', 'button(Order /order/)', []],
  [
    '[vc_row][vc_btn title="Call" link="url:%2Fcall%2F|title:x"][/vc_row]',
    'button(Call /call/)',
    ['Only the content of shortcode vc_row is kept.'],
  ],
  ['[youtube https://youtu.be/aqz-KE-bpKQ&amp;w=560]', 'video(youtube aqz-KE-bpKQ)', []],
  ['[vimeo 76979871 w=500 h=281]', 'video(vimeo 76979871)', []],
  ['[vc_custom_heading text="Our fleet"][vc_single_image image="2"]', 'h3(Our fleet) picture(2)', []],
  [
    '[et_pb_blurb title="Fast" image="https://old.example/a.jpg"]In a day.[/et_pb_blurb]',
    'picture(1) h3(Fast) p(In a day.)',
    [],
  ],
  ['[et_pb_image src="/x/a b.jpg"]', 'picture(1)', []],
  ['[et_pb_toggle title="So %22strong%22?"]Yes.[/et_pb_toggle]', 'h3(So "strong"?) p(Yes.)', []],
  ['[et_pb_button button_text="Call" button_url="/call/"]', 'button(Call /call/)', []],
  ['[av_button label="Call" link="manually,/call/"]', 'button(Call /call/)', []],
  ['[fusion_imageframe image_id="2|full"]https://old.example/b.jpg[/fusion_imageframe]', 'picture(2)', []],
  ['[vc_raw_html]JTNDcCUzRVNlbnQlM0MlMkZwJTNF[/vc_raw_html]', 'p(Sent)', []],
  ['[button link="/call/"]Call[/button]', 'button(Call /call/)', []],
  ['[button link="#"]Call[/button]', 'p(Call)', []],
  ['[tab title="Size"]Large[/tab]', 'h3(Size) p(Large)', []],
  ['[vc_separator][vc_gallery images="1,2"]', 'horizontalRule gallery(1 2)', []],
  ['[php]<b>$a[key]</b>[/php] in RewriteRule [R=301,L]', 'p(<b>$a[key]</b>) p(in RewriteRule [R=301,L])', []],
  ['<div class="wp-block-file"><a href="/x/c.pdf">List</a></div>', 'file(3 List)', []],
  [
    '<s>9</s> H<sub>2</sub>O',
    'p(9 H2O)',
    ['The formatting of element s is lost.', 'The formatting of element sub is lost.'],
  ],
  ['<details><summary>Q?</summary><p>A.</p></details>', 'h3(Q?) p(A.)', []],
  [
    '<div class="schema-faq-section"><strong class="schema-faq-question">Q?</strong><p>A.</p></div>',
    'h3(Q?) p(A.)',
    [],
  ],
  ['<pre>a\n  b</pre>', 'p(a/\u00a0\u00a0b)', []],
  ['<a href="/dead/">old</a> <a href="/new/">new</a>', 'p(old /new/<new>)', ['A link has no target.']],
  [
    '<!-- wp:block {"ref":5} /--><!-- wp:block {"ref":9} /-->',
    'p(Everywhere)',
    ['A reusable block is missing.', 'A reusable block is missing.'],
  ],
  [
    '[tablepress id=3 /] [contact-form-7 id="1"]',
    'p',
    ['The shortcode tablepress is left out.', 'The shortcode contact-form-7 is left out.'],
  ],
  ['<!-- wp:acme/price {"a":1} /-->', 'p', ['The block acme/price is left out.']],
])('%s', (text, said, notes) => {
  expect(converted(text)).toEqual({ said, notes });
});

test('a gallery without ids shows what was uploaded to its entry', () => {
  expect(converted('[gallery]', [1, 2]).said).toBe('gallery(1 2)');
});

test.each([
  '[a ',
  '<p ',
  '[gallery ',
  '[gallery a="',
  '<!--',
  '<!-- wp:a ',
  '<script>',
  '<div>',
  '<ul><li>',
  '\n',
  ' [',
  '<!--more',
  '[code]',
  '[vc_raw_html]',
  'a:1:{s:1:"',
  '{"a":[',
  '<!-- wp:a {"b":"Some words"} /-->',
])('a text of nothing but “%s” takes no time', (part) => {
  // Within the time that a test has.
  converted(part.repeat(20_000));
  const counted = (text: string) =>
    countSource({ text, excerpt: '', fields: [['own', text]] }, { files, synced });
  counted(part.repeat(20_000));
  expect(() => converted(`[gallery]${part.repeat(20_000)}[/gallery]`)).not.toThrow();
});
