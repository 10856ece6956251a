import { TextField } from '@radix-ui/themes';
import Search from 'lucide-react/icons/search';
import { useEffect, useEffectEvent, useRef } from 'react';

interface Props {
  label: string;
  value: string;
  onChange(words: string): void;
  /** The largest width in pixels. */
  width?: number;
}

export function SearchField({ label, value, onChange, width }: Props) {
  const field = useRef<HTMLInputElement>(null);
  // Typed before hydration: React leaves it in the field without an event.
  const takeOver = useEffectEvent(() => {
    const typed = field.current?.value ?? value;
    if (typed !== value) onChange(typed);
  });
  useEffect(() => takeOver(), []);
  return (
    <TextField.Root
      ref={field}
      style={width ? { flex: '1 1 110px', maxWidth: width } : undefined}
      type="search"
      placeholder={label}
      aria-label={label}
      aria-keyshortcuts="/"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <TextField.Slot>
        <Search size={16} aria-hidden />
      </TextField.Slot>
    </TextField.Root>
  );
}
