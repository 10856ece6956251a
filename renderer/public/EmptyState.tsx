import { AskButtons } from './AskButtons.tsx';
import { OpenCarton } from './OpenCarton.tsx';
import { SuggestedPages } from './SuggestedPages.tsx';

/** Says that a list is empty, and where to go instead. */
export function EmptyState({ text }: { text: string }) {
  return (
    <div className="empty-state">
      <OpenCarton />
      <p className="muted">{text}</p>
      <AskButtons />
      <SuggestedPages />
    </div>
  );
}
