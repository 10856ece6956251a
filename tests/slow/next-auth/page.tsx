import * as client from 'next-auth/react';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** The functions that tests call. */
export type NextAuth = typeof client & { update: ReturnType<typeof client.useSession>['update'] };

declare global {
  interface Window {
    nextAuth: NextAuth;
  }
}

// A third-party page that uses next-auth's own client. It shows the client's session; tests call the client's functions
// through `window.nextAuth`.
function Session() {
  const { status, data, update } = client.useSession({ required: location.search === '?required' });
  const [states, setStates] = useState<string[]>([]);
  useEffect(() => setStates((before) => [...before, status]), [status]);
  useEffect(() => {
    window.nextAuth = { ...client, update };
  }, [update]);
  return (
    <main>
      <h1>{data?.user?.name ?? 'Nobody'}</h1>
      <p role="status">{states.join(', ')}</p>
    </main>
  );
}

const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(
  <client.SessionProvider>
    <Session />
  </client.SessionProvider>,
);
