import { eq } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { users } from '#database/tables.ts';
import { say } from '#lib/interface-language.ts';
import { mayWith } from '#lib/rights.ts';
import type { SessionUser } from '#server/auth/session-user.ts';
import { originOf } from '#server/env.ts';
import { inLanguageOf } from '#server/office-language.ts';
import type { Services } from '#server/services.ts';
import { type EntryType, screenOf } from '../entry-type.ts';
import { getEntry } from '../read-entry.ts';

interface About {
  type: EntryType;
  id: number;
  note: string;
}

type Sender = Services & { user: SessionUser };

/** Emails those who may publish an entry that somebody asks them to. Nobody waits for it. */
export function mailPublishers(sender: Sender, about: About): void {
  const publishers = activePeople(sender.db).filter(
    (person) => person.id !== sender.user.id && mayWith(person, 'publish', about.type),
  );
  mail(sender, about, publishers, (words) => ({
    subject: say('{by} asks you to publish “{title}”', words),
    text: say('You can read, change, publish or return it in the back office.'),
    button: say('Open and publish'),
  }));
}

/** Emails who asked that an entry was returned. Nobody waits for it. */
export function mailAsker(sender: Sender, about: About, asker: string | null): void {
  const people = activePeople(sender.db).filter(({ id }) => id === asker);
  mail(sender, about, people, (words) => ({
    subject: say('{by} returned “{title}” to you', words),
    text: say('Change it, then ask for publication again.'),
    button: say('Open it'),
  }));
}

type Reader = ReturnType<typeof activePeople>[number];
type Words = (values: { by: string; title: string }) => { subject: string; text: string; button: string };

function mail({ env, db, auth, user }: Sender, { type, id, note }: About, readers: Reader[], words: Words) {
  if (!env.EMAIL_SERVER) return;
  const row = getEntry(db, type, id);
  const link = originOf(env) + screenOf(type, row);
  for (const reader of readers)
    void inLanguageOf(reader, () => {
      const { text, ...rest } = words({ by: user.name, title: type.title(row) });
      const hello = say('Hello {name},', { name: reader.name });
      const said = note ? [say('{name} writes: “{note}”', { name: user.name, note })] : [];
      return auth.sendMail({ to: reader.email, ...rest, text: [hello, ...said, text].join('\n\n'), link });
    });
}

function activePeople(db: Queries) {
  const { id, name, email, language, role, right, active } = users;
  return db.select({ id, name, email, language, role, right }).from(users).where(eq(active, true)).all();
}
