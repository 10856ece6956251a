import { wordOfTag } from '#lib/fields.ts';
import { docOf } from '#lib/rich-text/blocks.ts';
import { filesInText, isEmpty, plainText } from '#lib/rich-text/read.ts';
import type { RichTextNode } from '#lib/rich-text/rich-text.ts';
import { offeredBlocks } from '#server/content/blocks.ts';
import type { EntryValues } from '#server/content/values.ts';
import { resolveText } from './resolve-text.ts';
import {
  addCounts,
  type Counts,
  type MovedText,
  type Note,
  noCounts,
  type Resolver,
  type SourceEntry,
} from './source.ts';

export interface MovedEntry {
  values: EntryValues;
  after: Counts;
  notes: Note[];
}

interface Surroundings {
  resolver: Resolver;
  /** The category that a post of these old ones gets, by the key that posts know it by. */
  category(slugs: string[]): { slug: string; key: string } | null;
  pictureType: number;
  /** Pages with a translation have one text: its parts don't correspond to those of the other language. */
  inOneBlock: boolean;
  defaultLanguage: string;
}

export function movedEntry(entry: SourceEntry, surroundings: Surroundings): MovedEntry {
  const { resolver } = surroundings;
  const notes = [...entry.notes, ...entry.text.notes];
  const after = { ...noCounts };
  const change = (what: string, source: string, kind: Note['kind'] = 'changed') =>
    notes.push({ kind, what, source });
  const resolved = (blocks: RichTextNode[]): MovedText => {
    const made = resolveText({ blocks }, entry.id, resolver);
    notes.push(...made.notes);
    addCounts(after, made.after);
    return made;
  };
  const fileOf = (file: SourceEntry['cover'], what: string) => {
    const id = file && resolver.file(file);
    if (file && !id) change(what, file.address || `#${file.id}`, 'left out');
    return id;
  };
  const title = cut(entry.title || entry.slug.replaceAll('-', ' '), 120);
  if (!entry.title) change('It has no title, so its address is its title.', title);
  const summary = cut(entry.summary, 300, true);
  if (summary !== entry.summary.trim())
    change('Its summary is longer than 300 characters, so it is cut.', entry.summary);
  const seoTitle = entry.seo.title || (entry.title.length > 120 ? entry.title : '');
  const isPublished = entry.status !== 'draft';
  const status = isPublished ? 'published' : 'draft';
  const seo = {
    seoTitle: cut(seoTitle, 120),
    seoDescription: cut(entry.seo.description, 320),
    sharePictureId: fileOf(entry.seo.picture, 'Its share picture is missing.'),
    noindex: entry.seo.isHidden,
  };
  const cover = fileOf(entry.cover, 'Its cover is missing.');
  const named = (taxonomy: string) => entry.terms.filter((term) => term.taxonomy === taxonomy);

  const areas: Record<SourceEntry['area'], () => EntryValues> = {
    blog() {
      const category = surroundings.category(named('category').map(({ slug }) => slug));
      for (const { name, slug } of named('category'))
        if (slug !== category?.slug)
          change('It was in another category, too: a post has one here.', name, 'left out');
      const all = named('post_tag')
        .map(({ name }) => name.trim())
        .filter((name) => name.length <= 40 && wordOfTag(name));
      const tags = [...new Map(all.map((name) => [wordOfTag(name), name])).values()];
      for (const { name } of named('post_tag'))
        if (!tags.slice(0, 10).includes(name.trim()))
          change('A tag is left out: a post has ten at most, of 40 characters.', name, 'left out');
      if (entry.isSticky) change('Posts can’t be pinned here.', entry.title, 'left out');
      const body = resolved(entry.text.blocks).doc;
      return {
        ...{ title, category: category?.key ?? 'TECHNOLOGY', tags: tags.slice(0, 10) },
        ...{
          language: entry.language ?? surroundings.defaultLanguage,
          coverId: cover,
          excerpt: summary,
          body,
        },
        ...{
          author: cut(entry.author, 80),
          status,
          location: '',
          employmentType: null,
          closesAt: null,
          ...seo,
        },
        publishedAt: isPublished ? entry.createdAt : null,
      };
    },
    page: () => ({
      title,
      summary,
      coverId: cover,
      blocks: blocksOf(entry, surroundings, resolved),
      status,
      ...seo,
    }),
    packaging() {
      const text = resolved(entry.text.blocks).doc;
      const pictures = entry.pictures.flatMap(
        (file) => fileOf(file, 'One of its pictures is missing.') ?? [],
      );
      const fileId = cover ?? pictures[0] ?? null;
      if (entry.price) change('Its price is left out.', entry.price, 'left out');
      return {
        ...{ name: title, summary: summary || cut(plainText(text), 300, true), fileId, text, status, ...seo },
        specification: entry.specification
          .slice(0, 40)
          .map(({ name, value }) => ({ label: cut(name, 60), value: cut(value, 200) })),
        pictures: [...new Set(pictures)].filter((id) => id !== fileId).slice(0, 24),
        uses: cut(
          named('product_cat')
            .map(({ name }) => name)
            .join(', '),
          200,
        ),
        ...{
          minimum: '',
          leadTime: '',
          prices: [],
          steps: [],
          preparation: [],
          questions: [],
          datasheetId: null,
          icon: null,
        },
      };
    },
    testimonial() {
      const words = plainText(resolved(entry.text.blocks).doc);
      if (words.length > 400) change('Its quote is longer than 400 characters, so it is cut.', words);
      return { fileId: cover, quote: cut(words, 400, true), name: cut(title, 80), company: '', status };
    },
    gallery() {
      const text = resolved(entry.text.blocks).doc;
      const fileId = cover ?? filesInText(text)[0] ?? null;
      return {
        title,
        description: cut(plainText(text), 500),
        fileId,
        typeId: surroundings.pictureType,
        status,
      };
    },
  };
  const values = areas[entry.area]();
  if (entry.status === 'later' && entry.area !== 'blog') {
    values.status = 'draft';
    change('It can’t be scheduled here, so it is a draft.', entry.createdAt.toISOString(), 'left out');
  }
  return { values, after, notes };
}

const maxBlocks = 60;

function blocksOf(
  { text }: SourceEntry,
  { inOneBlock }: Surroundings,
  resolved: (blocks: RichTextNode[]) => MovedText,
) {
  let parts: { nodes: RichTextNode[]; areQuestions?: boolean }[] = [{ nodes: [] }];
  for (const node of text.blocks) {
    const isApart = !inOneBlock && node.type === 'questions' && (node.content ?? []).every(isPlain);
    if (isApart) parts.push({ nodes: [node], areQuestions: true }, { nodes: [] });
    else parts.at(-1)?.nodes.push(node);
  }
  if (parts.length > maxBlocks) parts = [{ nodes: text.blocks }];
  const blocks = parts.flatMap(({ nodes, areQuestions }): { kind: string; values: object }[] => {
    const { doc } = resolved(nodes);
    if (areQuestions)
      return [
        {
          kind: 'pages.questions',
          values: { title: '', questions: (nodes[0]?.content ?? []).map(questionOf) },
        },
      ];
    return isEmpty(doc) ? [] : [{ kind: 'pages.text', values: { text: doc } }];
  });
  // A page without a text was that of the posts, or what its theme drew.
  const posts = blocks.length === 0 ? offeredBlocks.get('blogs.posts') : undefined;
  const made = posts ? [{ kind: 'blogs.posts', values: { ...posts.empty } }] : blocks;
  return made.map((block, index) => ({
    ...block,
    id: `moved${String(index + 1).padStart(3, '0')}`,
    hidden: false,
  }));
}

// An answer of the block for questions is words alone.
function isPlain({ attrs, content = [] }: RichTextNode): boolean {
  const { question, answer } = questionOf({ type: 'question', attrs: attrs ?? {}, content });
  const hasLink = JSON.stringify(content).includes('"type":"link"');
  const areWords = content.every(({ type }) => type === 'paragraph');
  return question.length <= 200 && answer.length > 0 && answer.length <= 3000 && !hasLink && areWords;
}

function questionOf({ attrs, content = [] }: RichTextNode) {
  return { question: String(attrs?.asked), answer: plainText(docOf(content)) };
}

/** The text, or as much of it as fits: to the last sentence or word. */
function cut(text: string, longest: number, atSentence = false): string {
  const words = text.replace(/\s+/g, ' ').trim();
  if (words.length <= longest) return words;
  const part = words.slice(0, longest).replace(/[\ud800-\udbff]$/, '');
  const sentence = atSentence ? Math.max(...['. ', '! ', '? '].map((end) => part.lastIndexOf(end))) + 1 : 0;
  const end = sentence > longest / 3 ? sentence : part.lastIndexOf(' ');
  return end > 0 ? part.slice(0, end) : part;
}
