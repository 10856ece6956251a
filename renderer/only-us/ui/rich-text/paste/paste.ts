import { type Editor, Extension } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { Plugin, Selection, TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { withoutWrapper } from '#lib/rich-text/links.ts';
import { videoOf } from '#lib/rich-text/video-address.ts';
import { type Copied, isEmoji, pastedPictures } from './pasted-pictures.ts';
import { plainTextHtml } from './plain-text.ts';
import { tidyBlocks } from './tidy-blocks.ts';
import { wordLists } from './word-lists.ts';

export interface PasteOptions {
  /** Uploads pictures; gives the ids of their files, null for each that failed. */
  upload(files: File[]): Promise<(number | null)[]>;
  /** Pictures that could not be taken along: their addresses, as far as they have one. */
  onMissing(addresses: (string | null)[]): void;
}

/**
 * Pasting and dropping: from Word, Google Docs and web pages with their pictures, pictures alone, addresses of videos.
 */
export const Paste = Extension.create<PasteOptions>({
  name: 'pastedParts',
  addOptions: () => ({ upload: async () => [], onMissing() {} }),
  addProseMirrorPlugins() {
    const { editor, options } = this;
    const take = (data: DataTransfer | null) => takePictures(editor, options, copiedOf(data));
    const takePlainText = (text: string, isPlain: boolean) => {
      const html = isPlain ? plainTextHtml(text) : null;
      if (html === null) return false;
      options.onMissing([...text.matchAll(/!\[[^\]\n]*\]\((\S+)\)/g)].map(([, src = '']) => src));
      void pasteLater(editor, async () => html);
      return true;
    };
    return [
      new Plugin({
        props: {
          transformPastedHTML: cleanPaste,
          handlePaste(view, event) {
            const data = event.clipboardData;
            const text = data?.getData('text/plain').trim() ?? '';
            const isPlain = !data?.getData('text/html') && data?.files.length === 0;
            return pasteVideo(view, text) || takePlainText(text, isPlain) || take(data);
          },
          handleDrop(view, event, _slice, isMoved) {
            if (isMoved || !event.dataTransfer?.files.length) return false;
            event.preventDefault();
            moveTo(view, event);
            return take(event.dataTransfer);
          },
        },
      }),
    ];
  },
});

function copiedOf(data: DataTransfer | null): Copied {
  const files = [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
  return { html: data?.getData('text/html') ?? '', rtf: data?.getData('text/rtf') ?? '', files };
}

/** True when it pastes by itself: the text with its pictures, as soon as these are uploaded. */
function takePictures(editor: Editor, { upload, onMissing }: PasteOptions, copied: Copied): boolean {
  const { pictures, missing, html } = pastedPictures(copied);
  onMissing(missing);
  if (pictures.length === 0) return false;
  void pasteLater(editor, async () => {
    const ids = await upload(pictures.map(({ file }) => file));
    for (const [index, id] of ids.entries()) if (id) pictures[index]?.place(id);
    return html();
  });
  return true;
}

/** Pastes what takes a while where the caret is now, also when somebody goes on writing meanwhile. */
async function pasteLater(editor: Editor, prepare: () => Promise<string>) {
  let place = editor.state.selection.getBookmark();
  const follow = ({ transaction }: { transaction: { mapping: Parameters<typeof place.map>[0] } }) => {
    place = place.map(transaction.mapping);
  };
  editor.on('transaction', follow);
  const html = await prepare();
  editor.off('transaction', follow);
  if (editor.isDestroyed) return;
  const { view } = editor;
  // One step of Undo takes back all that was pasted, and nothing else.
  view.dispatch(closeHistory(view.state.tr.setSelection(place.resolve(view.state.doc))));
  view.pasteHTML(html);
}

function moveTo(view: EditorView, { clientX, clientY }: DragEvent) {
  const at = view.posAtCoords({ left: clientX, top: clientY });
  if (at) view.dispatch(view.state.tr.setSelection(TextSelection.near(view.state.doc.resolve(at.pos))));
}

/**
 * Prepares copied HTML for the editor, whose schema then drops every tag, style and class that it doesn't know. Here goes
 * what the schema can't judge: pictures that are no files of ours, Word's drawn lists, and what other programs
 * write for space.
 */
function cleanPaste(html: string): string {
  // Made this way a document loads no picture and runs no script.
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const image of body.querySelectorAll('img')) if (isEmoji(image.alt)) image.replaceWith(image.alt);
  for (const foreign of body.querySelectorAll('img:not([data-file-id]), picture, svg, video, object'))
    foreign.remove();
  // From a text of ours, it is as it should be.
  if (body.querySelector('[data-pm-slice]')) return body.innerHTML;
  for (const link of body.querySelectorAll<HTMLAnchorElement>('a[href]'))
    link.setAttribute('href', withoutWrapper(link.getAttribute('href') ?? ''));
  wordLists(body);
  tidyBlocks(body);
  return body.innerHTML;
}

/**
 * The address of a video, pasted into an empty line, becomes the video. Undo gives the plain link back. False when it is
 * none, or the line isn't empty.
 */
function pasteVideo(view: EditorView, pasted: string): boolean {
  const { schema, selection, tr } = view.state;
  const { parent, depth } = selection.$from;
  const video = videoOf(pasted);
  const type = schema.nodes.video;
  const isEmptyLine = depth === 1 && parent.type.name === 'paragraph' && parent.content.size === 0;
  if (!video || !type || !selection.empty || !isEmptyLine) return false;
  const href = /^https?:/i.test(pasted) ? pasted : `https://${pasted}`;
  const plain = schema.text(pasted, [schema.mark('link', { href })]);
  view.dispatch(tr.replaceSelectionWith(plain, false));
  const line = view.state.selection.$from;
  const next = closeHistory(view.state.tr);
  const below = line.after() === view.state.doc.content.size ? [schema.node('paragraph')] : [];
  next.replaceWith(line.before(), line.after(), [type.create(video), ...below]);
  next.setSelection(Selection.near(next.doc.resolve(line.before() + 1), 1));
  view.dispatch(next.scrollIntoView());
  return true;
}
