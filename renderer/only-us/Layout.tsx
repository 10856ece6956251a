import './styles.css';
import { Theme } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { AppBar } from './frame/AppBar.tsx';
import { Sidebar } from './frame/Sidebar.tsx';
import { SmallScreen } from './frame/SmallScreen.tsx';
import { Toasts } from './frame/Toasts.tsx';
import { useSignedIn } from './session/use-signed-in.ts';

/** The frame of the back office (spec §2): sidebar, app bar and, between them, the screen. */
export function Layout({ children }: { children: ReactNode }) {
  const user = useSignedIn();
  return (
    <Theme accentColor="orange" grayColor="sand" radius="medium" panelBackground="solid">
      <div className="frame">
        <a className="skip-link" href="#content">
          Skip to content
        </a>
        <Sidebar />
        <AppBar user={user} />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
      </div>
      <SmallScreen />
      <Toasts />
    </Theme>
  );
}
