import { TRPCClientError } from '@trpc/client';
import { TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import { createFormControl } from 'react-hook-form';
import { expect, test } from 'vitest';
import type { RichText } from '#lib/rich-text/rich-text.ts';
import { answer } from '#renderer/only-us/auth/sign-in-again.ts';
import type { CopyApi } from '#renderer/only-us/ui/working-copy/copy-api.ts';
import { EditedRecord } from '#renderer/only-us/ui/working-copy/edited-record.ts';
import { randomFrom } from '#tests/random.ts';
import { siteOfEachTest } from '#tests/test-site.ts';
import { post, textOf } from './test-posts.ts';

// What a form does with the real API, in the order that chance gives.

const site = siteOfEachTest();

type Values = ReturnType<typeof post>;
type Trouble = 'none' | 'offline' | 'unanswered' | 'signedOut';

/** The form of a post as Budi has it open. `trouble` is what becomes of what he sends. */
function openForm(id: number | null, values: Values) {
  const line = { trouble: 'none' as Trouble };
  const { content } = site.client;
  const type = 'blog';
  const api: CopyApi = {
    get: (id) => asClient(content.getEntry({ type, id })) as never,
    getCopy: (id) => asClient(content.getCopy({ type, id })) as never,
    getNewCopies: () => content.getNewCopies({ type }) as never,
    getMade: (keys) => content.getMade({ type, keys }),
    async keep(input) {
      const { trouble } = line;
      if (trouble === 'offline') throw new TypeError('Failed to fetch');
      if (trouble === 'signedOut') throw refusal('UNAUTHORIZED', 401);
      const kept = await asClient(content.keepCopy({ ...input, type } as never));
      if (trouble === 'unanswered') throw new TypeError('Failed to fetch');
      return kept;
    },
    keepOnLeaving: () => {},
    discard: (of) => asClient(content.discardCopy({ type, of })),
    setCopy: () => {},
    refreshList: () => {},
  };
  const form = createFormControl<Values>({ defaultValues: values as never });
  // As `useForm` does once it is on a screen.
  form.control._state.mount = true;
  const record = { version: id === null ? 0 : 1, values };
  const copy = new EditedRecord({
    ...{ form: form as never, api, id, record, copy: null, scopeOf: String },
  });
  const write = (field: 'title' | 'author' | 'body', words: string | RichText) => {
    form.setValue(field, words as never, { shouldDirty: true });
    copy.autosave.changed();
  };
  return { copy, line, write };
}

function refusal(code: string, httpStatus: number, message = code) {
  const error = { message, code: -32_000, data: { code, httpStatus } };
  return new TRPCClientError(message, { result: { error } as never });
}

/** Fails as the client in a browser does. */
async function asClient<Result>(call: Promise<Result>): Promise<Result> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof TRPCError)) throw error;
    throw refusal(error.code, getHTTPStatusCodeFromError(error), error.message);
  }
}

/** What the server has of a post: its working copy, or else the post. */
async function storedOf(id: number): Promise<Values> {
  const { blog, content } = site.administrator;
  return ((await content.getCopy({ type: 'blog', id }))?.values ?? (await blog.get({ id }))) as Values;
}

/** Sari changes or publishes the same post. */
async function sariTypes(id: number, excerpt: string, publishes: boolean) {
  const { blog, content } = site.administrator;
  const [live, copy] = [await blog.get({ id }), await content.getCopy({ type: 'blog', id })];
  const { version } = live;
  const values = { ...enteredOf(live), ...copy?.values, excerpt } as Values;
  if (publishes) await blog.update({ ...values, id, version, copy: copy?.revision } as never);
  else await content.keepCopy({ type: 'blog', of: { id }, values, version, revision: copy?.revision ?? 0 });
}

const enteredOf = (row: object): Values => {
  const fields = Object.keys(post());
  return Object.fromEntries(Object.entries(row).filter(([name]) => fields.includes(name))) as Values;
};

/** Saves whatever is left, with the network and the session back. */
async function settle({ copy, line }: ReturnType<typeof openForm>) {
  line.trouble = 'none';
  answer(true);
  await copy.autosave.flush();
  expect(copy.autosave.get()).toMatchObject({ is: 'saved', unsavedSince: null });
}

/** Publishes while something is on its way, and types on. */
async function publish({ copy }: ReturnType<typeof openForm>, type: () => void) {
  if (copy.id === null) return;
  void copy.autosave.flush();
  type();
  await copy.autosave.refresh();
  await copy.autosave.hold();
  const values = structuredClone(copy.values());
  const { id, base, ref } = copy;
  type();
  try {
    await site.client.blog.update({ ...values, id, version: base.version, copy: ref } as never);
    copy.onPublished(values, id);
  } catch (error) {
    // What got no answer had arrived.
    expect(error).toMatchObject({ code: 'CONFLICT' });
  } finally {
    copy.autosave.release();
  }
}

test.each(['draft', 'published'] as const)(
  'whatever happens to a %s, both people’s words are there',
  async (status) => {
    for (let seed = 1; seed <= 10; seed += 1) {
      const random = randomFrom(seed);
      const values = { ...post({ slug: `acak-${status}-${seed}` }), status };
      const { id } = await site.client.blog.create(values);
      const form = openForm(id, enteredOf(await site.client.blog.get({ id })));
      const { copy, line, write } = form;
      const mine = { title: values.title, author: values.author };
      let theirs = values.excerpt;
      const done: string[] = [];
      let word = '';
      const type = () => {
        const field = random(3) === 0 ? 'author' : 'title';
        mine[field] = `${word} ${random(100)}`;
        write(field, mine[field]);
      };
      const sari = (publishes: boolean) => {
        theirs = word;
        return sariTypes(id, word, publishes);
      };
      const trouble = (kind: Trouble) => () => {
        line.trouble = kind;
      };
      const events: [string, () => unknown][] = [
        ...Array<[string, () => void]>(4).fill(['types', type]),
        ...Array<[string, () => unknown]>(2).fill(['saves', () => copy.autosave.flush()]),
        ['goes offline', trouble('offline')],
        ['gets no answer', trouble('unanswered')],
        ['is signed out', trouble('signedOut')],
        ['is back', () => settle(form)],
        ['Sari types', () => sari(false)],
        ['Sari publishes', () => sari(true)],
        ['publishes', () => publish(form, type)],
      ];
      for (let step = 0; step < 14; step += 1) {
        const [name, happens] = events[random(events.length)] ?? ['', type];
        word = `kata ${seed} ${step}`;
        done.push(name);
        await happens();
      }
      await settle(form);
      const story = `${seed}: ${done.join(', ')}`;
      expect({ ...(await storedOf(id)) }, story).toMatchObject({ ...mine, excerpt: theirs });
      expect(copy.values(), story).toMatchObject(mine);
      expect(copy.conflicts, story).toEqual([]);
    }
  },
);

/** A post in Budi's form, whose text he has begun and got no answer; Sari has typed into it since. */
async function unansweredText(slug: string, status: 'draft' | 'published') {
  const values = { ...post({ slug, body: textOf('Satu dua.') }), status };
  const { id } = await site.client.blog.create(values);
  const form = openForm(id, enteredOf(await site.client.blog.get({ id })));
  form.line.trouble = 'unanswered';
  form.write('body', textOf('Satu dua.', 'Kata Budi'));
  await form.copy.autosave.flush();
  await sariTypes(id, 'Ringkasan Sari.', false);
  return { ...form, id };
}

test.each(['draft', 'published'] as const)(
  'a sentence that goes on without an answer to its beginning is in a %s once',
  async (status) => {
    const form = await unansweredText('tanpa-jawaban', status);
    const whole = textOf('Satu dua.', 'Kata Budi sampai selesai.');
    form.write('body', whole);
    await settle(form);
    expect(form.copy.conflicts).toEqual([]);
    expect(await storedOf(form.id)).toMatchObject({ body: whole, excerpt: 'Ringkasan Sari.' });
    expect(form.copy.values()).toMatchObject({ body: whole, excerpt: 'Ringkasan Sari.' });
  },
);

test('what others typed isn’t overwritten by a form that failed to show it', async () => {
  const form = await unansweredText('tidak-tampil', 'draft');
  const { aroundFill } = form.copy;
  form.copy.aroundFill = () => {
    throw new Error('Not on the screen any more');
  };
  form.line.trouble = 'none';
  for (const author of ['Budi', 'Budi Santoso']) {
    form.write('author', author);
    await form.copy.autosave.flush();
  }
  expect(await storedOf(form.id)).toMatchObject({ excerpt: 'Ringkasan Sari.' });
  form.copy.aroundFill = aroundFill;
  await settle(form);
  expect(await storedOf(form.id)).toMatchObject({ author: 'Budi Santoso', excerpt: 'Ringkasan Sari.' });
});

test('words of a post that was deleted meanwhile are kept apart, and those of a new one become its draft', async () => {
  const { id } = await site.client.blog.create(post());
  const form = openForm(id, enteredOf(await site.client.blog.get({ id })));
  form.write('title', 'Sebelum dihapus');
  await form.copy.autosave.flush();
  await site.administrator.blog.delete({ id });
  form.write('title', 'Sesudah dihapus');
  await settle(form);
  expect(form.copy.isDeleted).toBe(true);
  expect(await site.client.content.getNewCopies({ type: 'blog' })).toMatchObject([
    { values: { title: 'Sesudah dihapus' } },
  ]);

  const empty = { ...post({ slug: '' }), title: '', status: 'draft' as const };
  const fresh = openForm(null, empty);
  fresh.line.trouble = 'unanswered';
  fresh.write('title', 'Baru');
  await fresh.copy.autosave.flush();
  fresh.write('title', 'Baru sekali');
  await settle(fresh);
  expect(fresh.copy.id).not.toBeNull();
  expect(await storedOf(fresh.copy.id ?? 0)).toMatchObject({ title: 'Baru sekali', status: 'draft' });
});
