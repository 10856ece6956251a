import { AskButtons } from './AskButtons.tsx';
import { OpenCarton } from './OpenCarton.tsx';
import { WaysOn } from './WaysOn.tsx';

/** A list without anything in it: says so, and where to go instead. */
export function NothingYet({ text }: { text: string }) {
  return (
    <div className="nothing-yet">
      <OpenCarton />
      <p>{text}</p>
      <AskButtons />
      <WaysOn />
    </div>
  );
}
