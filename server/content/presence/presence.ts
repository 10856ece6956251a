import type { OpenForm, Presence } from '../../services.ts';

type Seen = OpenForm & { until: number };

// How long a form counts as open after it was last reported, in milliseconds. It is reported every five seconds; a browser
// lets a tab in the background do that once a minute at most.
const timeouts = { shown: 40_000, hidden: 150_000 };
// Far more than all of the office has open.
const maxForms = 1000;

/** Kept in memory: after a restart the open forms report again within seconds. */
export function openPresence(now: () => Date): Presence {
  const forms = new Map<string, Seen>();
  const forgetBefore = (instant: number) => {
    for (const [key, { until }] of forms) if (until <= instant) forms.delete(key);
  };
  return {
    report(form, hidden = false) {
      const instant = now().getTime();
      forgetBefore(instant);
      const key = keyOf(form);
      // Deleted first: the map is in the order of the last reports.
      forms.delete(key);
      forms.set(key, { ...form, until: instant + timeouts[hidden ? 'hidden' : 'shown'] });
      for (const oldest of forms.keys()) {
        if (forms.size <= maxForms) break;
        forms.delete(oldest);
      }
      const others = [...forms.values()].filter(
        ({ type, entry, tab }) => type === form.type && entry === form.entry && tab !== form.tab,
      );
      const people = others.map(({ userId }) => userId).filter((id) => id !== form.userId);
      return {
        people: [...new Set(people)],
        otherTab: others.some(({ userId }) => userId === form.userId),
      };
    },
    leave(form) {
      forms.delete(keyOf(form));
    },
  };
}

// Another person's form has another key, even if somebody sends its tab's id.
function keyOf({ type, entry, tab, userId }: OpenForm) {
  return `${type} ${entry} ${tab} ${userId}`;
}
