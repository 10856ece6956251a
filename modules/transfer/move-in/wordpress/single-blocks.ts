import { longestButton } from '#lib/rich-text/nodes.ts';
import type { RichTextNode } from '#lib/rich-text/rich-text.ts';
import type { Conversion } from './conversion.ts';
import { attribute, elementsIn, type HtmlElement, hasClass, isElement, linkIn, wordsIn } from './elements.ts';
import type { Blocks } from './paragraphs.ts';

/** A question with its answer. Neighbours are one list of questions. */
export function addQuestion(to: Conversion, element: HtmlElement, out: Blocks) {
  const isAsked = (one: HtmlElement) =>
    one.tagName === 'summary' || hasClass(one, 'schema-faq-question', 'rank-math-question');
  const parts = element.childNodes.filter(isElement);
  const asked = wordsIn(parts.filter(isAsked));
  const content = to.blocksOf(element.childNodes.filter((node) => !(isElement(node) && isAsked(node))));
  if (!asked) return out.block(...content);
  out.end();
  const last = out.made.at(-1);
  const one: RichTextNode = { type: 'question', attrs: { asked }, content };
  if (last?.type === 'questions') last.content?.push(one);
  else out.block({ type: 'questions', content: [one] });
}

export function addButton(to: Conversion, element: HtmlElement, out: Blocks) {
  const [link] = elementsIn([element], 'a');
  const [href, text] = [link ? linkIn(link) : '', wordsIn([element])];
  if (href && text && text.length <= longestButton) out.block({ type: 'button', attrs: { text, href } });
  else out.block(...to.blocksOf(element.childNodes));
}

export function addFile(to: Conversion, element: HtmlElement, out: Blocks) {
  const [link] = elementsIn(element.childNodes, 'a');
  const address = link ? attribute(link, 'href') : '';
  const title = link ? wordsIn([link]).slice(0, 120) : '';
  if (!address) return to.note('left out', 'A file without an address is left out.', element);
  out.block({ type: 'file', attrs: { old: { id: null, address }, ...(title && { title }) } });
}
