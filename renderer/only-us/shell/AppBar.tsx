import { IconButton } from '@radix-ui/themes';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { usePageContext } from 'vike-react/usePageContext';
import { isWithin, titleOf } from '../titles.ts';
import { FindButton } from './FindButton.tsx';
import { goBack } from './go-back.ts';
import { type Person, UserMenu } from './UserMenu.tsx';

/** Above every screen: a back button, the screen's title and who is signed in. */
export function AppBar({ user }: { user: Person | null }) {
  const { urlPathname, sidebar } = usePageContext();
  // The screen of the sidebar that this page belongs to, unless it is that screen itself.
  const above = sidebar.find(({ pathname }) => urlPathname !== pathname && isWithin(urlPathname, pathname));
  return (
    <header className="app-bar">
      <IconButton
        variant="ghost"
        color="gray"
        size="3"
        aria-label="Back"
        onClick={() => goBack(above?.route ?? null)}
      >
        <ArrowLeft size={20} aria-hidden />
      </IconButton>
      {/* It stays when the screen changes, so screen readers announce where one has come to. */}
      <h1 aria-live="polite">{titleOf(urlPathname)}</h1>
      <FindButton />
      {user && <UserMenu user={user} />}
    </header>
  );
}
