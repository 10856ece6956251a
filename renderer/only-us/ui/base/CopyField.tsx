import { TextField } from '@radix-ui/themes';
import Copy from 'lucide-react/icons/copy';
import { localize } from '#lib/interface-language.ts';
import { toast } from '../../toast.ts';
import { QuietIconButton } from './QuietButton.tsx';

/** A text to copy, such as a link that is shown once. */
export function CopyField({ label, value }: { label: string; value: string }) {
  return (
    <TextField.Root readOnly value={value} aria-label={label} onFocus={(event) => event.target.select()}>
      <TextField.Slot side="right">
        <QuietIconButton label={localize('Copy')} onClick={() => copy(value)}>
          <Copy size={16} aria-hidden />
        </QuietIconButton>
      </TextField.Slot>
    </TextField.Root>
  );
}

async function copy(text: string) {
  try {
    await navigator.clipboard.writeText(text);
    toast(localize('Copied.'), 'success');
  } catch {
    // Without https a browser may not hand out its clipboard.
    toast(localize('The browser blocked it. Select the link and copy it by hand.'));
  }
}
