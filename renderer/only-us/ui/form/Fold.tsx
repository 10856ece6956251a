import './fold.css';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, useState } from 'react';

interface Props {
  /** What is in it: 'Address and summary'. */
  label: string;
  /** Its content in one line, while it is folded. */
  line: ReactNode;
  /** Something inside is wrong: it unfolds. */
  needsAttention: boolean;
  children: ReactNode;
}

/** Fields that are rarely changed, folded into one line. */
export function Fold({ label, line, needsAttention, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="fold"
      open={isOpen || needsAttention}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <ChevronRight size={14} aria-hidden />
        <span className="fold-label">{label}</span>
        <span className="fold-line">{line}</span>
      </summary>
      <div className="fold-fields">{children}</div>
    </details>
  );
}
