import { tidyBlocks } from './tidy-blocks.ts';
import { wordLists } from './word-lists.ts';

/**
 * Prepares copied HTML for the editor, whose schema then drops every tag, style and class that it doesn't know. Here goes
 * what the schema can't judge: pictures that are no files of ours, Word's drawn lists, and what other programs
 * write for space.
 */
export function cleanPaste(html: string): string {
  // Made this way a document loads no picture and runs no script.
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const foreign of body.querySelectorAll('img:not([data-file-id]), picture, svg, video, object'))
    foreign.remove();
  // From a text of ours, it is as it should be.
  if (body.querySelector('[data-pm-slice]')) return body.innerHTML;
  wordLists(body);
  tidyBlocks(body);
  return body.innerHTML;
}
