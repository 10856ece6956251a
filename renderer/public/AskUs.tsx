import { AskButtons } from './AskButtons.tsx';
import { useChat, useQuote } from './use-chat.ts';

/** A band at the end of a page that leads to the chat or a quote. Nothing without either. */
export function AskUs({ title, text }: { title: string; text: string }) {
  const [chat, form] = [useChat(), useQuote()];
  if (!chat && !form) return null;
  return (
    <section className="ask-us split box kraft-box screen-only" aria-labelledby="ask-us">
      <div>
        <h2 id="ask-us">{title}</h2>
        <p>{text}</p>
      </div>
      <AskButtons />
    </section>
  );
}
