import { Button, Callout } from '@radix-ui/themes';
import type { Editor } from '@tiptap/react';
import { useMemo } from 'react';
import { useSettledDoc } from '../use-settled-doc.ts';
import { linksInDoc, type PlacedLink } from './links-in-doc.ts';
import { t } from './texts.ts';
import { useDescribedLinks } from './use-described-links.ts';
import { noteOf } from './words.ts';

/** Below a text: its links that lead visitors nowhere, and why. In the text they are marked. */
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
  const show = ({ from, to }: PlacedLink) =>
    editor.chain().setTextSelection({ from, to }).focus().scrollIntoView().run();
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
              onClick={() => show(link)}
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
