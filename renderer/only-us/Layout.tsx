import './styles.css';
import { Button, Flex, Text, Theme } from '@radix-ui/themes';
import { type ReactNode, useEffect } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { localize } from '#lib/interface-language.ts';
import { BrandLogo } from '../ui/BrandLogo.tsx';
import { leave } from './auth/auth-client.ts';
import { confirmation } from './auth/confirm-link.ts';
import { isWriting, useInQuiet, watchWriting } from './auth/quiet.ts';
import { useSession } from './auth/SessionProvider.tsx';
import { askToSignInAgain, signInAgain } from './auth/sign-in-again.ts';
import { useStored } from './external-store.ts';
import { useFetchAhead } from './fetch-ahead.ts';
import { AppBar } from './shell/AppBar.tsx';
import { ScreenTabs } from './shell/ScreenTabs.tsx';
import { Sidebar } from './shell/Sidebar.tsx';
import { Toasts } from './shell/Toasts.tsx';
import { Unreachable } from './shell/Unreachable.tsx';
import { later } from './ui/base/later.tsx';
import { hasUnsaved } from './ui/base/unsaved.ts';
import { useWindowEvent } from './ui/base/use-window-event.ts';
import { PictureForm } from './ui/files/dialogs.tsx';

const SignInAgain = later(() => import('./auth/SignInAgain.tsx'), 'SignInAgain');
const PictureDetails = later(() => import('./ui/form/file/PictureDetails.tsx'), 'PictureDetails');
const Confirm = later(() => import('./auth/Confirm.tsx'), 'Confirm');

/** The back-office shell (spec §2): sidebar, app bar and, between them, the screen. */
export function Layout({ children }: { children: ReactNode }) {
  const user = useSignedIn();
  const { config, brand } = usePageContext();
  // On the window, so that real drop targets handle the event first.
  useWindowEvent('dragover', refuse);
  useWindowEvent('drop', refuse);
  useFetchAhead();
  useEffect(watchWriting, []);
  const sessionEnded = useInQuiet(useStored(signInAgain));
  const confirming = useInQuiet(useStored(confirmation));
  return (
    <Theme accentColor="orange" grayColor="sand" radius="medium" panelBackground="solid">
      {/* Here and not in the head, which the router leaves as it is: it follows a change of the brand. */}
      {brand.stylesheet && <link rel="stylesheet" href={brand.stylesheet} />}
      <style>{brand.accent}</style>
      <div className="shell" data-fits-phones={config.fitsPhones}>
        <a className="skip-link" href="#content">
          {localize('Skip to content')}
        </a>
        <Sidebar />
        <AppBar user={user} />
        <main id="content" tabIndex={-1}>
          <ScreenTabs />
          <PictureForm value={PictureDetails}>{children}</PictureForm>
        </main>
      </div>
      <Unreachable />
      <SmallScreen />
      <Toasts />
      {sessionEnded && <SignInAgain />}
      {confirming && <Confirm onClose={() => confirmation.answer(false)} />}
    </Theme>
  );
}

/** A file that is dropped beside the place for it does nothing, where the browser would leave the screen to show it. */
function refuse(event: DragEvent) {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}

/**
 * The person who uses the back office. When the session has ended, this redirects to the sign-in page and back, or, over a
 * form with unsaved changes, asks to sign in right here; when another tab signed in someone else, or the role has changed, it reloads the page.
 */
function useSignedIn() {
  const { user: onPage } = usePageContext();
  const { data } = useSession({ required: true, onUnauthenticated: askToSignIn });
  const changed = data && onPage && (data.user.email !== onPage.email || data.user.role !== onPage.role);
  const reloads = useInQuiet(Boolean(changed));
  useEffect(() => {
    if (reloads) window.location.reload();
  }, [reloads]);
  return data?.user ?? onPage;
}

function askToSignIn() {
  if (hasUnsaved() || isWriting()) return askToSignInAgain();
  const here = window.location.pathname + window.location.search;
  window.location.assign(`/auth/signin?callbackUrl=${encodeURIComponent(here)}`);
}

/**
 * Shown instead of the back office on screens below the medium breakpoint (spec §2). CSS alone decides. A laptop of 1280 px
 * at a zoom of 200 %, which WCAG asks for, has 640 px and sees it too: an exception for the back office only. From 900 px,
 * half of a wide screen, nothing is cut off. Screens that fit phones are linked.
 */
function SmallScreen() {
  const { sidebar } = usePageContext();
  return (
    <Flex
      className="small-screen"
      direction="column"
      align="start"
      justify="center"
      maxWidth="480px"
      minHeight="100vh"
      mx="auto"
      p="6"
      role="note"
    >
      <BrandLogo />
      <Text as="p" size="7" weight="bold" mt="6" mb="2">
        Layar Terlalu Kecil
      </Text>
      <Text as="p" size="4" color="gray">
        Silakan gunakan laptop atau PC untuk membuka halaman ini.
      </Text>
      <Flex wrap="wrap" gap="12px" mt="32px">
        {sidebar
          .filter(({ fitsPhones }) => fitsPhones)
          .map(({ route, label }) => (
            <Button key={route} size="3" asChild>
              <a href={route}>{localize(label)}</a>
            </Button>
          ))}
        <Button size="3" variant="soft" color="gray" highContrast asChild>
          {/* rel="external": the public site is plain documents, which Vike's router leaves to the browser. */}
          <a href="/" rel="external">
            Lihat situs
          </a>
        </Button>
        <Button size="3" variant="soft" color="gray" highContrast onClick={leave}>
          Keluar
        </Button>
      </Flex>
    </Flex>
  );
}
