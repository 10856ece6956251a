import { TRPCClientError } from '@trpc/client';
import { TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import { createFormControl } from 'react-hook-form';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answer } from '#renderer/only-us/session/sign-in-again.ts';
import type { CopyApi } from '#renderer/only-us/ui/form/copy-api.ts';
import { WorkingCopy } from '#renderer/only-us/ui/form/working-copy.ts';
import { randomFrom } from '#tests/random.ts';
import { openTestSite, type TestSite } from '#tests/test-site.ts';
import { post } from './test-posts.ts';

// What a form does with the real API, in the order that chance gives.

let site: TestSite;
beforeEach(async () => {
  site = await openTestSite();
});
afterEach(() => site.close());

type Values = ReturnType<typeof post>;
type Trouble = 'none' | 'offline' | 'unanswered' | 'signedOut';

/** The form of a post as Budi has it open. `trouble` is what becomes of what he sends. */
function openForm(id: number | null, values: Values) {
  const line = { trouble: 'none' as Trouble };
  const { blog } = site.client;
  const api: CopyApi<Values> = {
    get: (id) => asClient(blog.get({ id })) as never,
    getCopy: (id) => asClient(blog.getCopy({ id })) as never,
    getNewCopies: () => blog.getNewCopies() as never,
    getMade: (keys) => blog.getMade({ keys }),
    async keep(input) {
      const { trouble } = line;
      if (trouble === 'offline') throw new TypeError('Failed to fetch');
      if (trouble === 'signedOut') throw refusal('UNAUTHORIZED', 401);
      const kept = await asClient(blog.keepCopy(input as never));
      if (trouble === 'unanswered') throw new TypeError('Failed to fetch');
      return kept;
    },
    keepOnLeaving: () => {},
    discard: (of) => asClient(blog.discardCopy(of)),
    setCopy: () => {},
    refreshList: () => {},
  };
  const form = createFormControl<Values>({ defaultValues: values as never });
  // As `useForm` does once it is on a screen.
  form.control._state.mount = true;
  const record = { version: id === null ? 0 : 1, values };
  const email = site.people.budi.email;
  const copy = new WorkingCopy<Values>({
    ...{ form: form as never, api, id, type: 'blog', email, record, copy: null },
  });
  const type = (field: 'title' | 'author', words: string) => {
    form.setValue(field, words as never, { shouldDirty: true });
    copy.onInput();
  };
  return { copy, line, type };
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
  const { blog } = site.administrator;
  return ((await blog.getCopy({ id }))?.values ?? (await blog.get({ id }))) as Values;
}

/** Sari changes or publishes the same post. */
async function sariTypes(id: number, excerpt: string, publishes: boolean) {
  const { blog } = site.administrator;
  const [live, copy] = [await blog.get({ id }), await blog.getCopy({ id })];
  const { version } = live;
  const values = { ...enteredOf(live), ...copy?.values, excerpt } as Values;
  if (publishes) await blog.update({ ...values, id, version, copy: copy?.revision } as never);
  else await blog.keepCopy({ of: { id }, values, version, revision: copy?.revision ?? 0 });
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
  expect(copy.autosave.state()).toMatchObject({ is: 'saved', unsavedSince: null });
}

async function publish({ copy, line }: ReturnType<typeof openForm>) {
  if (line.trouble !== 'none' || copy.id === null) return;
  await copy.autosave.refresh();
  await copy.autosave.hold();
  const values = structuredClone(copy.values());
  const { id, base, ref } = copy;
  await site.client.blog.update({ ...values, id, version: base.version, copy: ref } as never);
  copy.onPublished(values, id);
  copy.autosave.release();
}

test.each(['draft', 'published'] as const)(
  'whatever happens to a %s, both people’s words are there',
  async (status) => {
    for (let seed = 1; seed <= 25; seed += 1) {
      const random = randomFrom(seed);
      const values = { ...post({ slug: `acak-${status}-${seed}` }), status };
      const { id } = await site.client.blog.create(values);
      const form = openForm(id, enteredOf(await site.client.blog.get({ id })));
      const { copy, line, type } = form;
      const mine = { title: values.title, author: values.author };
      let theirs = values.excerpt;
      const done: string[] = [];
      for (let step = 0; step < 14; step += 1) {
        const dice = random(12);
        const word = `kata ${seed} ${step}`;
        done.push(
          [
            'title',
            'author',
            'title',
            'save',
            'save',
            'offline',
            'unanswered',
            'signedOut',
            'online',
            'sari',
            'sari publishes',
            'publish',
          ][dice] ?? '',
        );
        if (dice < 3) {
          const field = dice === 1 ? 'author' : 'title';
          mine[field] = word;
          type(field, word);
        } else if (dice < 5) await copy.autosave.flush();
        else if (dice < 8)
          line.trouble = (['offline', 'unanswered', 'signedOut'] as const)[dice - 5] ?? 'none';
        else if (dice === 8) await settle(form);
        else if (dice < 11) {
          theirs = word;
          await sariTypes(id, word, dice === 10);
        } else await publish(form);
      }
      await settle(form);
      const story = `${seed}: ${done.join(', ')}`;
      expect({ ...(await storedOf(id)) }, story).toMatchObject({ ...mine, excerpt: theirs });
      expect(copy.values(), story).toMatchObject(mine);
    }
  },
);

test('words of a post that was deleted meanwhile are kept apart, and those of a new one become its draft', async () => {
  const { id } = await site.client.blog.create(post());
  const form = openForm(id, enteredOf(await site.client.blog.get({ id })));
  form.type('title', 'Sebelum dihapus');
  await form.copy.autosave.flush();
  await site.administrator.blog.delete({ id });
  form.type('title', 'Sesudah dihapus');
  await settle(form);
  expect(form.copy.stored.isDeleted).toBe(true);
  expect(await site.client.blog.getNewCopies()).toMatchObject([{ values: { title: 'Sesudah dihapus' } }]);

  const empty = { ...post({ slug: '' }), title: '', status: 'draft' as const };
  const fresh = openForm(null, empty);
  fresh.line.trouble = 'unanswered';
  fresh.type('title', 'Baru');
  await fresh.copy.autosave.flush();
  fresh.type('title', 'Baru sekali');
  await settle(fresh);
  expect(fresh.copy.id).not.toBeNull();
  expect(await storedOf(fresh.copy.id ?? 0)).toMatchObject({ title: 'Baru sekali', status: 'draft' });
});
