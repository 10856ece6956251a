import '../home.css';
import { AskButton } from '#renderer/public/AskButtons.tsx';
import { useWords } from '#renderer/public/language.ts';
import { useChat } from '#renderer/public/use-chat.ts';
import { useQuote } from '#renderer/public/use-quote.ts';
import { homeWords } from '../words.ts';

export interface ShownFigure {
  value: string;
  unit: string;
  label: string;
}

/** The company in numbers on a dark band, with a way to ask. Nothing without figures. */
export function Facts({ figures }: { figures: ShownFigure[] }) {
  const t = useWords(homeWords);
  const ways = { form: useQuote(), chat: useChat() };
  if (figures.length === 0) return null;
  return (
    <section className="facts" aria-label={t('inNumbers')}>
      <div className="facts-row wrap">
        <dl className="figures">
          {figures.map(({ value, unit, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {value}
                {unit && <small> {unit}</small>}
              </dd>
            </div>
          ))}
        </dl>
        <AskButton {...ways} />
      </div>
    </section>
  );
}
