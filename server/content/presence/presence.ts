/** A form of an entry that somebody has open, in one tab of a browser. */
interface OpenForm {
  type: string;
  entry: number;
  tab: string;
  userId: string;
}

interface Others {
  people: string[];
  /** Whether this person has it open in another tab. */
  otherTab: boolean;
}

type Seen = OpenForm & { until: number };

// How long a form counts as open after it was last reported, in milliseconds. It is reported every five seconds; a browser
// lets a tab in the background do that once a minute at most.
const timeouts = { shown: 40_000, hidden: 150_000 };
// Far more than all of the office has open.
const maxForms = 1000;

/** Who has which form open. Kept in memory: after a restart the open forms report again within seconds. */
export class Presence {
  private readonly forms = new Map<string, Seen>();

  constructor(private readonly now: () => Date) {}

  /** Reports a form as open. `hidden`: its tab is in the background. */
  report(form: OpenForm, hidden = false): Others {
    const now = this.now().getTime();
    this.forget(now);
    const key = keyOf(form);
    // Deleted first: the map is in the order of the last reports.
    this.forms.delete(key);
    this.forms.set(key, { ...form, until: now + timeouts[hidden ? 'hidden' : 'shown'] });
    for (const oldest of this.forms.keys()) {
      if (this.forms.size <= maxForms) break;
      this.forms.delete(oldest);
    }
    const others = [...this.forms.values()].filter(
      ({ type, entry, tab }) => type === form.type && entry === form.entry && tab !== form.tab,
    );
    const people = others.map(({ userId }) => userId).filter((id) => id !== form.userId);
    return {
      people: [...new Set(people)],
      otherTab: others.some(({ userId }) => userId === form.userId),
    };
  }

  leave(form: OpenForm): void {
    this.forms.delete(keyOf(form));
  }

  private forget(now: number) {
    for (const [key, { until }] of this.forms) if (until <= now) this.forms.delete(key);
  }
}

// Another person's form has another key, even if somebody sends its tab's id.
function keyOf({ type, entry, tab, userId }: OpenForm) {
  return `${type} ${entry} ${tab} ${userId}`;
}
