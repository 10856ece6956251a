const blocks = 'p, h1, h2, h3, h4, h5, h6, div, li, td, th, blockquote';
const around = `${blocks}, ul, ol, table, hr`;

/**
 * What writers of other programs use for space, and our style sheet gives by itself: empty paragraphs, line breaks
 * between and at the end of blocks. Two in a row within a paragraph divide it.
 */
export function tidyBlocks(body: HTMLElement): void {
  for (const end of body.querySelectorAll('br.Apple-interchange-newline')) end.remove();
  for (const brake of [...body.querySelectorAll('br')]) tidyBreak(brake);
  for (const image of body.querySelectorAll('p img, h1 img, h2 img, h3 img, h4 img')) standAlone(image);
  for (const block of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) if (isBlank(block)) empty(block);
  for (const cell of body.querySelectorAll('td, th')) if (isBlank(cell)) cell.replaceChildren();
  for (const list of [...body.querySelectorAll('li ol, li ul')]) outOfItem(list);
  for (const list of [...body.querySelectorAll('ol > ol, ol > ul, ul > ol, ul > ul')]) intoItem(list);
}

/** A list that an item begins with belongs to the item before: an item begins with words. */
function outOfItem(list: Element) {
  const item = list.parentElement?.closest('li');
  if (!item) return;
  const before = document.createRange();
  before.setStart(item, 0);
  before.setEndBefore(list);
  if (before.toString().trim() || before.cloneContents().querySelector('img')) return;
  item.before(list);
  if (isBlank(item)) item.remove();
}

/** Google Docs puts a list within a list beside the item it belongs to. */
function intoItem(list: Element) {
  const before = list.previousElementSibling;
  if (before?.localName === 'li') before.append(list);
  else list.replaceWith(...list.childNodes);
}

function tidyBreak(brake: Element) {
  const block = brake.closest(blocks);
  const [before, after] = [beside(brake, 'previousSibling'), beside(brake, 'nextSibling')];
  const isBetween = [before, after].some((each) => each instanceof Element && each.matches(around));
  if (isBetween || (block && isLast(brake, block))) brake.remove();
  else if (block?.matches('p, div') && block === brake.parentElement && before?.nodeName === 'BR')
    divide(block, brake);
}

/** The node before or after, without the white space of the source. */
function beside(node: Node, side: 'previousSibling' | 'nextSibling'): Node | null {
  let next = node[side];
  while (next?.nodeType === Node.TEXT_NODE && !next.textContent?.trim()) next = next[side];
  return next;
}

/** Whether nothing follows within the block, nor after the styles around the line break. */
function isLast(brake: Node, block: Element): boolean {
  for (let at: Node | null = brake; at && at !== block; at = at.parentNode)
    if (beside(at, 'nextSibling')) return false;
  return true;
}

function divide(paragraph: Element, brake: Element) {
  const first = paragraph.cloneNode(false) as Element;
  while (paragraph.firstChild && paragraph.firstChild !== brake) first.append(paragraph.firstChild);
  brake.remove();
  first.lastElementChild?.remove();
  paragraph.before(first);
}

// A picture that has a paragraph to itself would leave that behind as an empty line.
function standAlone(image: Element) {
  const block = image.closest('p, h1, h2, h3, h4');
  const isAlone = block?.querySelectorAll('img').length === 1 && !block.textContent?.trim();
  if (isAlone) block.replaceWith(image);
}

function isBlank(block: Element) {
  return !block.textContent?.trim() && !block.querySelector('img');
}

// In a cell of a table, or as the only words of an item, it is what makes the place.
function empty(block: Element) {
  const isOnly = block.parentElement?.matches('td, th, li') && block.parentElement.children.length === 1;
  if (isOnly) block.replaceChildren();
  else block.remove();
}
