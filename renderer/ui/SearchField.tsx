import { TextField } from '@radix-ui/themes';
import Search from 'lucide-react/icons/search';

interface Props {
  /** What is searched: 'Search pictures'. */
  label: string;
  value: string;
  onChange(words: string): void;
  className?: string;
}

/** Narrows a list down while one types. */
export function SearchField({ label, value, onChange, className }: Props) {
  return (
    <TextField.Root
      className={className}
      type="search"
      placeholder={label}
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <TextField.Slot>
        <Search size={16} aria-hidden />
      </TextField.Slot>
    </TextField.Root>
  );
}
