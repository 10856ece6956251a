import './styles.css';
import { Theme } from '@radix-ui/themes';
import { type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { Unreachable } from './connection/Unreachable.tsx';
import { isAsked, subscribe } from './session/sign-in-again.ts';
import { useSignedIn } from './session/use-signed-in.ts';
import { AppBar } from './shell/AppBar.tsx';
import { Sidebar } from './shell/Sidebar.tsx';
import { SmallScreen } from './shell/SmallScreen.tsx';
import { Toasts } from './shell/Toasts.tsx';
import { later } from './ui/later.tsx';
import { useNoStrayDrops } from './ui/upload/use-no-stray-drops.ts';

// Rarely needed.
const SignInAgain = later(() =>
  import('./session/SignInAgain.tsx').then((file) => ({ default: file.SignInAgain })),
);

/** The back-office shell (spec §2): sidebar, app bar and, between them, the screen. */
export function Layout({ children }: { children: ReactNode }) {
  const user = useSignedIn();
  useNoStrayDrops();
  const sessionEnded = useSyncExternalStore(subscribe, isAsked, () => false);
  return (
    <Theme accentColor="orange" grayColor="sand" radius="medium" panelBackground="solid">
      <div className="shell">
        <a className="skip-link" href="#content">
          Skip to content
        </a>
        <Sidebar />
        <AppBar user={user} />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
      </div>
      <Unreachable />
      <SmallScreen />
      <Toasts />
      {sessionEnded && (
        <Suspense>
          <SignInAgain />
        </Suspense>
      )}
    </Theme>
  );
}
