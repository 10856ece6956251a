import { wordLists } from './word-lists.ts';

/**
 * Prepares copied HTML for the editor, whose schema then drops every tag, style and class that it doesn't know. Here goes
 * what the schema can't judge: pictures that are no files of ours, Word's drawn list markers and its empty lines.
 */
export function cleanPaste(html: string): string {
  // Made this way a document loads no picture and runs no script.
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const foreign of body.querySelectorAll('img:not([data-file-id]), picture, svg, video, object'))
    foreign.remove();
  for (const image of body.querySelectorAll('p img')) standAlone(image);
  if (/\bmso-|class="?Mso/.test(html)) {
    wordLists(body);
    for (const paragraph of body.querySelectorAll('p')) if (isBlank(paragraph)) paragraph.remove();
  }
  return body.innerHTML;
}

// A picture that has a paragraph to itself would leave that behind as an empty line.
function standAlone(image: Element) {
  const paragraph = image.closest('p');
  const isAlone = paragraph?.querySelectorAll('img').length === 1 && !paragraph.textContent?.trim();
  if (isAlone) paragraph.replaceWith(image);
}

// In a cell of a table it is what makes the cell.
function isBlank(paragraph: Element) {
  return !paragraph.textContent?.trim() && !paragraph.querySelector('img') && !paragraph.closest('td, th');
}
