import { expect, test } from 'vitest';
import { randomFrom } from '#tests/random.ts';
import { allSaved, hasFailed, next, type SaveEvent, type SaveState } from './save-machine.ts';

const typed = { type: 'typed', at: 0 } as const;
const sent = { type: 'sent' } as const;
const saved = { type: 'saved' } as const;
const returned = { type: 'returned' } as const;
const settled = (isSame: boolean): SaveEvent => ({ type: 'settled', isSame, at: 0 });
const failed = (as: 'offline' | 'signedOut' | 'refused'): SaveEvent => ({
  ...{ type: 'failed', as, reason: 'Tidak bisa', mayRetry: as === 'offline', at: 0, inBrowser: true },
});
const after = (...events: SaveEvent[]) =>
  events.reduce<SaveState>((state, event) => next(state, event).state, allSaved);

test.each<[string, SaveEvent[], SaveState['is']]>([
  ['a key waits for the next one', [typed], 'waiting'],
  ['a pause sends it', [typed, sent], 'saving'],
  ['the answer says that it is saved', [typed, sent, saved], 'saved'],
  ['what is typed meanwhile waits for its own turn', [typed, sent, typed, saved], 'waiting'],
  ['a failure is said', [typed, sent, returned, failed('offline')], 'offline'],
  ['a failure stays in sight while somebody types on', [typed, sent, failed('refused'), typed], 'refused'],
  ['it stays while it is tried again', [typed, sent, failed('signedOut'), sent], 'signedOut'],
  ['it goes once all is saved', [typed, sent, failed('offline'), sent, saved], 'saved'],
  ['a conflict that leaves nothing to save is saved', [typed, sent, returned, settled(true)], 'saved'],
  ['what a conflict leaves waits', [typed, sent, returned, settled(false)], 'waiting'],
  ['what others saved, read before anything was typed, is saved', [settled(true)], 'saved'],
])('%s', (_name, events, becomes) => {
  expect(after(...events).is).toBe(becomes);
});

test('a person who never stops typing is saved every ten seconds', () => {
  let state = allSaved;
  const waits = [0, 1000, 7000, 8500, 9900, 12_000].map((at) => {
    const step = next(state, { type: 'typed', at });
    state = step.state;
    return step.sendIn;
  });
  expect(waits).toEqual([2000, 2000, 2000, 1500, 100, 0]);
});

test('what is held is sent once it is released', () => {
  const held = after({ type: 'held' }, typed);
  expect(held).toMatchObject({ is: 'waiting', isHeld: true });
  expect(next(held, { type: 'released' })).toMatchObject({ sendIn: 2000, state: { isHeld: false } });
});

test('after any sequence of events, what was typed is saved, on its way, timed, or waits for the person', () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const random = randomFrom(seed);
    const done: string[] = [];
    let state = allSaved;
    let isTimed = false;
    // What really isn't on the server, and what is on its way.
    let [dirty, flying] = [false, false];
    const on = (event: SaveEvent) => {
      const step = next(state, event);
      state = step.state;
      if (step.sendIn !== undefined) isTimed = !state.isHeld;
      if (step.isDone) isTimed = false;
      done.push(event.type);
    };
    const land = (event: SaveEvent, isLost: boolean) => {
      dirty ||= isLost;
      flying = false;
      on(event);
    };
    for (let count = 0; count < 40; count += 1) {
      const [dice, at] = [random(10), count * 1000];
      if (dice < 4) {
        dirty = true;
        on({ type: 'typed', at });
      } else if (dice === 4 && !flying) {
        on({ type: 'held' });
        isTimed = false;
      } else if (dice === 5 && !flying && state.isHeld) {
        on({ type: 'released' });
      } else if (!flying) {
        if (state.isHeld || state.unsavedSince === null) continue;
        [isTimed, dirty, flying] = [false, false, true];
        on(sent);
      } else if (dice === 6) land(failed('offline'), true);
      else if (dice === 7) land(failed(random(2) ? 'refused' : 'signedOut'), true);
      else if (dice === 8) {
        on(returned);
        const isSame = random(2) === 0;
        dirty = false;
        land(settled(isSame), !isSame);
      } else land(saved, false);

      const waits = state.isHeld || flying || hasFailed(state);
      const isRight = dirty
        ? state.unsavedSince !== null && state.is !== 'saved' && (isTimed || waits)
        : state.unsavedSince === null;
      if (!isRight) expect.fail(`${seed}: ${done.join(', ')}`);
    }
  }
});
