/**
 * Word writes an item of a list as a paragraph with a drawn marker and `mso-list:l0 level2 lfo1` in its style. Makes
 * real lists of them.
 */
export function wordLists(body: HTMLElement): void {
  let open: Element[] = [];
  for (const paragraph of [...body.querySelectorAll('p')]) {
    const level = levelOf(paragraph);
    if (level === 0) continue;
    const isNumbered = /^\(?[\da-z]{1,4}[.)]/i.test(markerOf(paragraph));
    if (open[0] && open[0] !== paragraph.previousElementSibling) open = [];
    open.length = Math.min(open.length, level);
    while (open.length < level) {
      const list = document.createElement(isNumbered ? 'ol' : 'ul');
      const item = open.at(-1)?.lastElementChild;
      if (item) item.append(list);
      else paragraph.before(list);
      open.push(list);
    }
    const item = document.createElement('li');
    open.at(-1)?.append(item);
    item.append(paragraph);
  }
}

function levelOf(paragraph: HTMLElement) {
  const [, level] = /mso-list:\s*\w+ level(\d)/.exec(paragraph.getAttribute('style') ?? '') ?? [];
  return Number(level ?? 0);
}

/** Removes Word's literal list marker from the paragraph and returns it. */
function markerOf(paragraph: HTMLElement) {
  const drawn = [...paragraph.querySelectorAll('span')].find((span) =>
    /mso-list:\s*Ignore/i.test(span.getAttribute('style') ?? ''),
  );
  drawn?.remove();
  return drawn?.textContent?.trim() ?? '';
}
