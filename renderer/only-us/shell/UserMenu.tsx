import ChevronDown from 'lucide-react/icons/chevron-down';
import CircleUser from 'lucide-react/icons/circle-user';
import KeyRound from 'lucide-react/icons/key-round';
import LogOut from 'lucide-react/icons/log-out';
import { type MouseEvent, useId, useRef, useSyncExternalStore } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { localize } from '#lib/interface-language.ts';
import { rightNames } from '#lib/rights.ts';
import type { SessionUser } from '#lib/session-user.ts';
import { leave } from '../auth/auth-client.ts';
import { Portrait } from '../auth/Portrait.tsx';
import { usePasswordDialog } from '../auth/use-password-dialog.tsx';
import { texts } from '../ui/base/texts.ts';
import { type Appearance, chooseAppearance, chosenAppearance, onAppearance } from './appearance.ts';

const t = texts('userMenu', {
  myAccount: 'My account',
  appearance: 'Appearance',
  system: 'System',
  light: 'Light',
  dark: 'Dark',
});

const appearances: readonly Appearance[] = ['system', 'light', 'dark'];

export type Person = Pick<SessionUser, 'name' | 'email' | 'role' | 'right'>;

const roleNames = { administrator: 'Administrator', client: 'Client' };

/** Who is signed in, with what one may do about it: 'My account', 'Change Password' and 'Keluar'. */
export function UserMenu({ user }: { user: Person }) {
  const menu = useId();
  const portrait = usePageContext().user?.portrait;
  const button = useRef<HTMLButtonElement>(null);
  const { dialog, open } = usePasswordDialog(() => button.current?.focus());
  return (
    <>
      <button type="button" ref={button} className="user" popoverTarget={menu}>
        <Portrait name={user.name} picture={portrait} size={34} />
        <span className="user-words">
          <span className="truncate">{user.name}</span>
          <span className="truncate">
            {user.right ? localize(rightNames[user.right]) : roleNames[user.role]}
          </span>
        </span>
        <ChevronDown size={16} aria-hidden />
      </button>
      {/* The browser opens and closes it, also by Escape and by a press elsewhere. */}
      <div id={menu} popover="auto" className="floating user-menu">
        <a className="option" href="/only-us/my-account" onClick={closeMenu}>
          <CircleUser size={16} aria-hidden /> {t('myAccount')}
        </a>
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

// The menu stays while the screen changes.
function closeMenu({ currentTarget }: MouseEvent<HTMLElement>) {
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
}

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
