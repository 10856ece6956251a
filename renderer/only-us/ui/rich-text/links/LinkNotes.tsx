import { Button, Callout } from '@radix-ui/themes';
import type { Node } from '@tiptap/pm/model';
import type { Editor } from '@tiptap/react';
import { useMemo } from 'react';
import { noteOf, useDescribedLinks } from '../../base/described-links.ts';
import { useSettledDoc } from '../use-settled-doc.ts';
import { t } from './texts.ts';

/** Lists the links of a text that lead visitors nowhere, and marks them in it. */
export function LinkNotes({ editor }: { editor: Editor }) {
  const doc = useSettledDoc(editor);
  const links = useMemo(() => linksInDoc(doc), [doc]);
  const described = useDescribedLinks(links.map(({ href }) => href));
  const notes = links.flatMap((link) => {
    const target = described[link.href];
    const note = target && noteOf(target);
    return note ? [{ link, note }] : [];
  });
  if (notes.length === 0) return null;
  return (
    <section className="link-notes" aria-label={t('problems')}>
      {/* A style costs nothing while somebody types; decorations would be mapped with each key. */}
      <style>{[...new Set(notes.map(({ link }) => markOf(link)))].join('')}</style>
      {notes.map(({ link, note }) => (
        <Callout.Root key={link.from} size="1" color="amber" highContrast>
          <Callout.Text>
            “{link.words}”: {note}{' '}
            <Button
              type="button"
              size="1"
              variant="surface"
              aria-label={t('showOf', { words: link.words })}
              onClick={() => show(editor, link)}
            >
              {t('show')}
            </Button>
          </Callout.Text>
        </Callout.Root>
      ))}
    </section>
  );
}

function markOf({ href }: PlacedLink) {
  const looks = 'text-decoration: underline wavy; text-decoration-color: var(--amber-11)';
  return `.rich-text-paper a[href="${CSS.escape(href)}"] { ${looks} }`;
}

interface PlacedLink {
  href: string;
  words: string;
  from: number;
  to: number;
}

function show(editor: Editor, { from, to }: PlacedLink) {
  editor.chain().setTextSelection({ from, to }).focus().scrollIntoView().run();
}

/** The links and buttons of a text in their order; a link that is partly bold counts once. */
function linksInDoc(doc: Node): PlacedLink[] {
  const links: PlacedLink[] = [];
  doc.descendants((node, pos) => {
    const { attrs, marks, nodeSize, text = '' } = node;
    const href = marks.find(({ type }) => type.name === 'link')?.attrs.href ?? attrs.href;
    if (typeof href !== 'string') return;
    const last = links.at(-1);
    if (last && last.href === href && last.to === pos) {
      last.words += text;
      last.to += nodeSize;
    } else links.push({ href, words: text || (attrs.text ?? ''), from: pos, to: pos + nodeSize });
  });
  return links;
}
