/**
 * Word writes an item of a list as a paragraph with a drawn marker and `mso-list:l0 level2 lfo1` in its style. Makes
 * real lists of them.
 */
export function wordLists(body: HTMLElement): void {
  fromWordOnline(body);
  let open: OpenList[] = [];
  for (const block of [...body.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4, h5, h6')]) {
    if (open[0]?.list !== block.previousElementSibling) open = [];
    const item = itemOf(block);
    if (item && block.localName !== 'p') drawNumber(block, item);
    else if (item) open = withItem(open, block, item);
    // A further paragraph of the item before.
    else if (/^MsoListParagraph/.test(block.className)) open.at(-1)?.list.lastElementChild?.append(block);
  }
}

interface OpenList {
  list: Element;
  level: number;
  /** Word's id of the list: another list starts counting again. */
  id: string;
}

interface Item {
  level: number;
  id: string;
  marker: string;
}

function itemOf(block: HTMLElement): Item | null {
  const style = block.getAttribute('style') ?? '';
  const [, level, id = ''] = /mso-list:\s*\w+\s+level(\d)\s*(\w*)/.exec(style) ?? [];
  return level ? { level: Number(level), id, marker: takeMarker(block) } : null;
}

/** Removes Word's literal list marker from the paragraph and returns it. */
function takeMarker(block: HTMLElement) {
  const drawn = [...block.querySelectorAll('span')].find((span) =>
    /mso-list:\s*Ignore/i.test(span.getAttribute('style') ?? ''),
  );
  drawn?.remove();
  return drawn?.textContent?.trim() ?? '';
}

// Headings with numbers are no list; bullets before them are no words.
function drawNumber(heading: HTMLElement, { marker }: Item) {
  if (isNumber(marker)) heading.prepend(`${marker} `);
}

function isNumber(marker: string) {
  return /^\(?(\d+\.)*(\d+[.)]?|[a-z]{1,2}[.)]|[ivxlc]+[.)])$/i.test(marker);
}

/** Puts the paragraph into the list that it belongs to. Levels that Word skips are no lists. */
function withItem(before: OpenList[], paragraph: Element, { level, id, marker }: Item): OpenList[] {
  const tag = isNumber(marker) ? 'ol' : 'ul';
  const isFirst = /^\(?[1ai][.)]?$/i.test(marker);
  const belongs = (list: Element | null | undefined, known = id) =>
    list?.localName === tag && !(tag === 'ol' && known !== id && isFirst);
  const open = before.filter((each) => each.level <= level);
  const same = open.at(-1);
  if (same?.level === level && !belongs(same.list, same.id)) open.pop();
  if (open.at(-1)?.level !== level) {
    const within = open.at(-1)?.list.lastElementChild;
    const last = within?.lastElementChild;
    const list =
      last && belongs(last) && before.some((each) => each.list === last) ? last : made(tag, marker);
    if (within) within.append(list);
    else paragraph.before(list);
    open.push({ list, level, id });
  }
  const item = document.createElement('li');
  open.at(-1)?.list.append(item);
  item.append(paragraph);
  return open;
}

function made(tag: 'ol' | 'ul', marker: string) {
  const list = document.createElement(tag);
  const start = Number.parseInt(marker.replace('(', ''), 10);
  if (start > 1) list.setAttribute('start', String(start));
  return list;
}

/** Word for the web makes a list of each item and names its level: the same as a paragraph of Word. */
function fromWordOnline(body: HTMLElement) {
  for (const end of body.querySelectorAll('.EOP')) end.remove();
  for (const paragraph of body.querySelectorAll('p[role="heading"]')) {
    const heading = document.createElement(`h${paragraph.ariaLevel ?? 2}`);
    heading.append(...paragraph.childNodes);
    paragraph.replaceWith(heading);
  }
  for (const item of body.querySelectorAll<HTMLElement>('li[data-aria-level]')) {
    const { ariaLevel = '1', listid = '0', ariaPosinset = '1' } = item.dataset;
    const paragraph = document.createElement('p');
    paragraph.setAttribute('style', `mso-list:l${listid} level${ariaLevel} lfo${listid}`);
    const marker = item.parentElement?.localName === 'ol' ? `${ariaPosinset}.` : '·';
    paragraph.innerHTML = `<span style="mso-list:Ignore">${marker}</span>`;
    paragraph.append(...(item.querySelector('p') ?? item).childNodes);
    (item.closest('.ListContainerWrapper') ?? item.parentElement)?.before(paragraph);
  }
  for (const wrapper of body.querySelectorAll('.ListContainerWrapper')) wrapper.remove();
}
