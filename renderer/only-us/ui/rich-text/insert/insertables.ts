import type { ChainedCommands, Editor } from '@tiptap/core';
import FileDown from 'lucide-react/icons/file-down';
import Heading2 from 'lucide-react/icons/heading-2';
import Heading3 from 'lucide-react/icons/heading-3';
import Heading4 from 'lucide-react/icons/heading-4';
import Image from 'lucide-react/icons/image';
import Images from 'lucide-react/icons/images';
import Info from 'lucide-react/icons/info';
import Lightbulb from 'lucide-react/icons/lightbulb';
import List from 'lucide-react/icons/list';
import ListOrdered from 'lucide-react/icons/list-ordered';
import Minus from 'lucide-react/icons/minus';
import MousePointerClick from 'lucide-react/icons/mouse-pointer-click';
import SquarePlay from 'lucide-react/icons/square-play';
import Table from 'lucide-react/icons/table';
import TextQuote from 'lucide-react/icons/text-quote';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ComponentType } from 'react';
import { fold } from '#lib/fold.ts';
import { type CalloutKind, calloutKinds } from '#lib/rich-text/nodes.ts';
import type { OptionalPart } from '#lib/rich-text/rich-text.ts';
import { t } from '../texts.ts';
import type { Ask } from './asked.ts';
import { insertBlock, insertTable } from './insert-block.ts';

/** Commands of the slash menu and the toolbar: they insert something, or convert the paragraph with the caret. */
export interface Insertable {
  /** Its label in `texts.ts`, too. */
  name: Dialog | Style | 'table' | 'divider';
  icon: ComponentType<{ size: number; 'aria-hidden': true }>;
  /** Further words that find it, in Indonesian and English. */
  words: string;
  insert(editor: Editor, ask: Ask): void;
}

type Dialog = 'picture' | Exclude<OptionalPart, 'callout'>;
type Style = 'blockquote' | 'bulletList' | 'orderedList' | 'heading2' | 'heading3' | 'heading4' | CalloutKind;

/** Commands that change the text at the caret and focus it. */
export const styling =
  (change: (chain: ChainedCommands) => ChainedCommands) =>
  (editor: Editor): boolean =>
    change(editor.chain().focus()).run();

type Icon = Insertable['icon'];

function asked(name: Dialog, icon: Icon, words: string): Insertable {
  return { name, icon, words, insert: (_editor, ask) => ask({ kind: name }) };
}

function styled(name: Style, icon: Icon, words: string, change: Parameters<typeof styling>[0]): Insertable {
  return { name, icon, words, insert: styling(change) };
}

function callout(kind: CalloutKind, icon: Icon, words: string): Insertable {
  return styled(kind, icon, words, (chain) => chain.wrapIn('callout', { kind }));
}

export const insertables: Insertable[] = [
  asked('picture', Image, 'gambar foto image photo'),
  asked('gallery', Images, 'galeri album gambar foto pictures images'),
  asked('video', SquarePlay, 'youtube vimeo tiktok film'),
  { name: 'table', icon: Table, words: 'tabel', insert: insertTable },
  asked('button', MousePointerClick, 'tombol link tautan cta'),
  asked('file', FileDown, 'berkas unduh unduhan dokumen download pdf lampiran attachment'),
  callout('info', Info, 'callout kotak catatan info note box'),
  callout('tip', Lightbulb, 'callout kotak saran tips box'),
  callout('warning', TriangleAlert, 'callout kotak peringatan perhatian penting awas important box'),
  styled('blockquote', TextQuote, 'kutipan blockquote', (chain) => chain.toggleBlockquote()),
  {
    name: 'divider',
    icon: Minus,
    words: 'garis pemisah pembatas line hr',
    insert: (editor) => insertBlock(editor, { type: 'horizontalRule' }),
  },
  styled('heading2', Heading2, 'judul h2 title', (chain) => chain.setHeading({ level: 2 })),
  styled('heading3', Heading3, 'subjudul judul h3', (chain) => chain.setHeading({ level: 3 })),
  styled('heading4', Heading4, 'judul kecil h4', (chain) => chain.setHeading({ level: 4 })),
  styled('bulletList', List, 'daftar poin butir bullet ul', (chain) => chain.toggleBulletList()),
  styled('orderedList', ListOrdered, 'daftar nomor angka urut number ol', (chain) =>
    chain.toggleOrderedList(),
  ),
];

const notInTables = new Set<string>(['table', 'gallery', 'video', 'file', 'button', 'divider']);

/** The commands that apply at the caret and match each of the typed words, or a beginning of one. */
export function findInsertables(editor: Editor, query: string, without: readonly string[]): Insertable[] {
  const typed = fold(query).split(/\s+/).filter(Boolean);
  const inTable = editor.isActive('table');
  const inCallout = editor.isActive('callout');
  return insertables.filter(({ name, words }) => {
    const isCallout = calloutKinds.some((kind) => kind === name);
    if (without.includes(isCallout ? 'callout' : name)) return false;
    if (inTable && notInTables.has(name)) return false;
    if (inCallout && !/List$/.test(name)) return false;
    const known = fold(`${t(name)} ${words}`).split(' ');
    return typed.every((word) => known.some((each) => each.startsWith(word)));
  });
}
