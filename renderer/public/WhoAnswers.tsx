import type { PageContextServer } from 'vike/types';
import type { Language } from '#lib/language.ts';
import { normalizePhone, shownPhone } from '#lib/phone.ts';
import { words } from '#lib/words.ts';
import { initialsOf } from '#renderer/ui/initials.ts';
import { Picture } from '#renderer/ui/Picture.tsx';
import { chatWithMessage } from './chat-link.ts';
import { useOpensNext } from './company.ts';
import { Icon } from './Icon.tsx';
import { useLanguage, useWords } from './language.ts';
import { useServerPage } from './server-page.ts';
import { useChatAt } from './use-chat.ts';

const answerWords = words('answers', {
  within: { id: 'Kami balas dalam {time}.', en: 'We reply within {time}.' },
  usually: {
    id: 'Kami balas dalam {time}, biasanya dalam {usual}.',
    en: 'We reply within {time}, usually within {usual}.',
  },
  hour: { id: '1 jam kerja', en: 'one working hour' },
  hours2: { id: '2 jam kerja', en: 'two working hours' },
  hours4: { id: '4 jam kerja', en: 'four working hours' },
  day: { id: '1 hari kerja', en: 'one working day' },
  days2: { id: '2 hari kerja', en: 'two working days' },
  call: { id: 'Telepon {name}', en: 'Call {name}' },
  chat: { id: 'WhatsApp ke {name}', en: 'WhatsApp {name}' },
});

type Person = ReturnType<PageContextServer['answers']>['contacts'][number];

/** Response time, outside opening hours the next opening, and contacts. Nothing while neither time nor contacts are entered. */
export function WhoAnswers() {
  const { contacts } = useServerPage().answers();
  const [time, opens] = [useAnswerTime(), useOpensNext()];
  if (!time && contacts.length === 0) return null;
  return (
    <div className="who-answers screen-only">
      {(time || opens) && <p className="muted">{[time, opens && `${opens}.`].filter(Boolean).join(' ')}</p>}
      <Contacts people={contacts} />
    </div>
  );
}

/** The response time as a sentence; null while not entered. */
export function useAnswerTime(): string | null {
  const { answerTime, usual } = useServerPage().answers();
  const language = useLanguage();
  const t = useWords(answerWords);
  if (answerTime === 'unsaid') return null;
  const time = t(answerTime);
  return usual ? t('usually', { time, usual: spokenMinutes(usual, language) }) : t('within', { time });
}

/** `1 jam 40 menit`. */
function spokenMinutes(minutes: number, language: Language): string {
  const parts = [
    { count: Math.floor(minutes / 60), unit: 'hour' },
    { count: minutes % 60, unit: 'minute' },
  ].filter(({ count }) => count > 0);
  const long = { style: 'unit', unitDisplay: 'long' } as const;
  return parts.map(({ count, unit }) => count.toLocaleString(language, { ...long, unit })).join(' ');
}

/** `message`: the beginning of a chat; default: about the page. */
export function Contacts({ people, message }: { people: Person[]; message?: string }) {
  if (people.length === 0) return null;
  return (
    <ul className="contacts">
      {people.map((person) => (
        <li key={person.name + person.phone}>
          {/* The name beside it is the alternative text. */}
          {person.portrait ? (
            <Picture picture={{ ...person.portrait, alt: '' }} sizes="56px" />
          ) : (
            <i aria-hidden="true">{initialsOf(person.name)}</i>
          )}
          <div>
            <b>{person.name}</b>
            {person.role && <span className="muted">{person.role}</span>}
            <Numbers person={person} message={message} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Calls; mobile numbers also chat. */
function Numbers({ person: { name, phone: typed }, message }: { person: Person; message?: string }) {
  const t = useWords(answerWords);
  const chatAt = useChatAt();
  const number = normalizePhone(typed);
  if (!('phone' in number)) return null;
  const { phone } = number;
  const link = `https://wa.me/${phone}`;
  const shown = shownPhone(typed);
  return (
    <span>
      <a href={`tel:+${phone}`} aria-label={`${t('call', { name })}, ${shown}`}>
        {shown}
      </a>
      {phone.startsWith('628') && (
        <a
          href={message ? chatWithMessage(link, message) : chatAt(link)}
          aria-label={t('chat', { name })}
          target="_blank"
          rel="noopener"
        >
          <Icon name="whatsapp" />
        </a>
      )}
    </span>
  );
}
