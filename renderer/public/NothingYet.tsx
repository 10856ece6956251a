import { ChatButton } from './ChatButton.tsx';
import { OpenCarton } from './OpenCarton.tsx';
import { useChat } from './use-chat.ts';
import { WaysOn } from './WaysOn.tsx';

/** A list without anything in it: says so, and where to go instead. */
export function NothingYet({ text }: { text: string }) {
  const chat = useChat();
  return (
    <div className="nothing-yet">
      <OpenCarton />
      <p>{text}</p>
      {chat && <ChatButton href={chat} />}
      <WaysOn />
    </div>
  );
}
