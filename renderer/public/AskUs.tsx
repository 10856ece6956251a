import './css/ask-us.css';
import { ChatButton } from './ChatButton.tsx';
import { useChat } from './use-chat.ts';

interface Props {
  title: string;
  text: string;
}

/** A band at the end of a page that leads to the chat about it. Nothing without a contact link. */
export function AskUs({ title, text }: Props) {
  const chat = useChat();
  if (!chat) return null;
  return (
    <section className="ask-us" aria-labelledby="ask-us">
      <div>
        <h2 id="ask-us">{title}</h2>
        <p>{text}</p>
      </div>
      <ChatButton href={chat} />
    </section>
  );
}
