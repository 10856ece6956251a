import type { Editor } from '@tiptap/core';
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
import type { CalloutKind } from '#lib/rich-text/nodes.ts';
import type { OptionalPart } from '#lib/rich-text/rich-text.ts';
import { t } from '../texts.ts';
import type { Asked } from './asked.ts';
import { insertBlock, insertTable } from './insert-block.ts';

export interface Insertable {
  name: string;
  label: string;
  /** Further words that find it, in Indonesian and English. */
  words: string;
  icon: ComponentType<{ size: number; 'aria-hidden': true }>;
  /** The part of a text that it makes, where a place may have no room for it. */
  part?: OptionalPart;
  insert(editor: Editor, ask: (asked: Asked) => void): void;
}

const asks = (kind: Asked['kind']) => (_editor: Editor, ask: (asked: Asked) => void) => ask({ kind });
const heading = (level: 2 | 3 | 4) => (editor: Editor) => editor.chain().focus().setHeading({ level }).run();
const callout = (kind: CalloutKind) => (editor: Editor) =>
  editor.chain().focus().wrapIn('callout', { kind }).run();

const all: Insertable[] = [
  {
    name: 'picture',
    label: t('picture'),
    words: 'gambar foto image photo',
    icon: Image,
    insert: asks('picture'),
  },
  {
    name: 'gallery',
    label: t('gallery'),
    words: 'galeri album gambar foto pictures images',
    icon: Images,
    part: 'gallery',
    insert: asks('gallery'),
  },
  {
    name: 'video',
    label: t('video'),
    words: 'youtube vimeo tiktok film',
    icon: SquarePlay,
    part: 'video',
    insert: asks('video'),
  },
  {
    name: 'table',
    label: t('table'),
    words: 'tabel',
    icon: Table,
    insert: insertTable,
  },
  {
    name: 'button',
    label: t('button'),
    words: 'tombol link tautan cta',
    icon: MousePointerClick,
    part: 'button',
    insert: asks('button'),
  },
  {
    name: 'file',
    label: t('file'),
    words: 'berkas unduh unduhan dokumen download pdf lampiran attachment',
    icon: FileDown,
    part: 'file',
    insert: asks('file'),
  },
  {
    name: 'info',
    label: t('calloutInfo'),
    words: 'callout kotak catatan info note box',
    icon: Info,
    part: 'callout',
    insert: callout('info'),
  },
  {
    name: 'tip',
    label: t('calloutTip'),
    words: 'callout kotak saran tips box',
    icon: Lightbulb,
    part: 'callout',
    insert: callout('tip'),
  },
  {
    name: 'warning',
    label: t('calloutWarning'),
    words: 'callout kotak peringatan perhatian penting awas important box',
    icon: TriangleAlert,
    part: 'callout',
    insert: callout('warning'),
  },
  {
    name: 'quote',
    label: t('quote'),
    words: 'kutipan blockquote',
    icon: TextQuote,
    insert: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  {
    name: 'divider',
    label: t('rule'),
    words: 'garis pemisah pembatas line hr',
    icon: Minus,
    insert: (editor) => insertBlock(editor, { type: 'horizontalRule' }),
  },
  { name: 'heading2', label: t('heading2'), words: 'judul h2 title', icon: Heading2, insert: heading(2) },
  { name: 'heading3', label: t('heading3'), words: 'subjudul judul h3', icon: Heading3, insert: heading(3) },
  { name: 'heading4', label: t('heading4'), words: 'judul kecil h4', icon: Heading4, insert: heading(4) },
  {
    name: 'bulletList',
    label: t('bulletList'),
    words: 'daftar poin butir bullet ul',
    icon: List,
    insert: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'orderedList',
    label: t('orderedList'),
    words: 'daftar nomor angka urut number ol',
    icon: ListOrdered,
    insert: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
];

const tableParts = new Set(['table', 'gallery', 'video', 'file', 'button', 'divider']);

/** What can be inserted at the caret and has all of the typed words, or a word that begins with each of them. */
export function insertables(editor: Editor, query: string, without: readonly OptionalPart[]): Insertable[] {
  const typed = fold(query).split(/\s+/).filter(Boolean);
  const inTable = editor.isActive('table');
  const inCallout = editor.isActive('callout');
  return all.filter(({ name, label, words, part }) => {
    if (part && without.includes(part)) return false;
    if (inTable && tableParts.has(name)) return false;
    if (inCallout && !/List$/.test(name)) return false;
    const known = fold(`${label} ${words}`).split(' ');
    return typed.every((word) => known.some((each) => each.startsWith(word)));
  });
}
