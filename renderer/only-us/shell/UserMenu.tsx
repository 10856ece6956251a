import ChevronDown from 'lucide-react/icons/chevron-down';
import KeyRound from 'lucide-react/icons/key-round';
import LogOut from 'lucide-react/icons/log-out';
import { useId, useRef, useState, useSyncExternalStore } from 'react';
import type { Role } from '#server/auth/session-user.ts';
import {
  type Appearance,
  chooseAppearance,
  chosenAppearance,
  onAppearance,
} from '../appearance/appearance.ts';
import { failureMessage } from '../failure.ts';
import { leave } from '../session/leave.ts';
import { toast } from '../toast.ts';
import { plainTexts } from '../ui/plain-texts.ts';
import { initialsOf } from './initials.ts';

const t = plainTexts('appearance', {
  appearance: 'Appearance',
  system: 'System',
  light: 'Light',
  dark: 'Dark',
});

const appearances: readonly Appearance[] = ['system', 'light', 'dark'];

export interface Person {
  name: string;
  email: string;
  role: Role;
}

const roleNames = { administrator: 'Administrator', client: 'Client' };

/** Who is signed in, with what one may do about it: 'Change Password' and 'Keluar'. */
export function UserMenu({ user }: { user: Person }) {
  const menu = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { dialog, open } = usePasswordDialog(user.email, () => button.current?.focus());
  return (
    <>
      <button type="button" ref={button} className="user" popoverTarget={menu}>
        <span className="user-initials" aria-hidden>
          {initialsOf(user.name)}
        </span>
        <span className="user-words">
          <span className="truncate">{user.name}</span>
          <span className="truncate">{roleNames[user.role]}</span>
        </span>
        <ChevronDown size={16} aria-hidden />
      </button>
      {/* The browser opens and closes it, also by Escape and by a press elsewhere. */}
      <div id={menu} popover="auto" className="floating user-menu">
        <button type="button" className="option" popoverTarget={menu} onClick={open}>
          <KeyRound size={16} aria-hidden /> Change Password
        </button>
        <button type="button" className="option" popoverTarget={menu} onClick={leave}>
          <LogOut size={16} aria-hidden /> Keluar
        </button>
        <AppearanceSwitch />
      </div>
      {dialog}
    </>
  );
}

// The dialog with its form and rules comes when it is asked for.
const loadDialog = () => import('../account/ChangePassword.tsx').then((file) => file.ChangePassword);

function usePasswordDialog(email: string, onGone: () => void) {
  type Dialog = Awaited<ReturnType<typeof loadDialog>>;
  const [Loaded, setLoaded] = useState<Dialog | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = async () => {
    const dialog = await loadDialog().catch(report);
    if (!dialog) return;
    setLoaded(() => dialog);
    setOpen(true);
  };
  return {
    open,
    dialog: Loaded && <Loaded {...{ email, onGone }} open={isOpen} onClose={() => setOpen(false)} />,
  };
}

function report(error: unknown): undefined {
  toast(failureMessage(error));
}

/** Light, dark, or as the system is: in the account menu. */
function AppearanceSwitch() {
  const chosen = useSyncExternalStore(onAppearance, chosenAppearance, () => 'system');
  return (
    <fieldset className="appearance">
      <legend>{t('appearance')}</legend>
      {appearances.map((each) => (
        <label key={each} className="option choice">
          <input
            type="radio"
            name="appearance"
            value={each}
            checked={each === chosen}
            onChange={() => chooseAppearance(each)}
          />
          {t(each)}
        </label>
      ))}
    </fieldset>
  );
}
