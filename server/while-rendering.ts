import { AsyncLocalStorage } from 'node:async_hooks';

const used = new Set<AsyncLocalStorage<unknown>>();
let underWay = 0;

/**
 * Renders a page. React and Vike keep what belongs to it in an `AsyncLocalStorage`, and before Node.js 24 that makes every
 * promise and socket dearer from then on: a page from the cache by a fifth. When no page is being rendered any more,
 * the storages that were used for it are turned off; the next rendering turns them on again.
 */
export async function whileRendering<Page>(render: () => Promise<Page>): Promise<Page> {
  underWay += 1;
  try {
    return await render();
  } finally {
    underWay -= 1;
    if (underWay === 0) turnOff();
  }
}

function turnOff() {
  for (const storage of used) storage.disable();
  used.clear();
}

// Nobody hands out the storages of others, so each is noted when it is used.
const { run } = AsyncLocalStorage.prototype;
AsyncLocalStorage.prototype.run = function note(
  this: AsyncLocalStorage<unknown>,
  ...words: Parameters<typeof run>
) {
  if (underWay > 0) used.add(this);
  return run.apply(this, words);
} as typeof run;
