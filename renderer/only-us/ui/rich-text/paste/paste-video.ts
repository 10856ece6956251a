import { closeHistory } from '@tiptap/pm/history';
import { Selection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { videoOf } from '#lib/rich-text/video-address.ts';

/**
 * The address of a video, pasted into an empty line, becomes the video. Undo gives the plain link back. False when it is
 * none, or the line isn't empty.
 */
export function pasteVideo(view: EditorView, pasted: string): boolean {
  const { schema, selection, tr } = view.state;
  const { parent, depth } = selection.$from;
  const video = videoOf(pasted);
  const { video: type, paragraph } = schema.nodes;
  const isEmptyLine = depth === 1 && parent.type === paragraph && parent.content.size === 0;
  if (!video || !type || !paragraph || !selection.empty || !isEmptyLine) return false;
  const href = /^https?:/i.test(pasted) ? pasted : `https://${pasted}`;
  const marks = schema.marks.link ? [schema.marks.link.create({ href })] : [];
  view.dispatch(tr.replaceSelectionWith(schema.text(pasted, marks), false));
  const line = view.state.selection.$from;
  const next = closeHistory(view.state.tr);
  const isLast = line.after() === view.state.doc.content.size;
  next.replaceWith(line.before(), line.after(), [
    type.create(video),
    ...(isLast ? [paragraph.create()] : []),
  ]);
  next.setSelection(Selection.near(next.doc.resolve(line.before() + 1), 1));
  view.dispatch(next.scrollIntoView());
  return true;
}
