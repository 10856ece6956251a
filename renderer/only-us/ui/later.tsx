import { type ComponentType, lazy, type ReactNode, useEffect, useState } from 'react';
import { toast } from '../toast.ts';
import { plainTexts } from './plain-texts.ts';

const t = plainTexts('later', {
  failed: 'This part couldn’t be loaded',
  tryAgain: 'Check your connection, then try again.',
});

/** What a part may have that can't be loaded: called, so that the next click opens it again; shown in its place. */
interface InPlace {
  onClose?(): void;
  children?: ReactNode;
}

/**
 * React's `lazy` for what the site may no longer answer for when it is asked for: without a connection, say. The screen around it
 * stays, a toast says what happened, and it is fetched again when it is shown again.
 */
export function later<Component extends (props: never) => ReactNode>(
  load: () => Promise<{ default: Component }>,
) {
  type Part = ComponentType<object>;
  const attempt = () =>
    lazy(async () => ({
      default: await load().then(
        (file) => file.default as unknown as Part,
        () => NotLoaded as Part,
      ),
    }));
  let latest = attempt();
  function NotLoaded({ onClose, children }: InPlace) {
    // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it appears
    useEffect(() => {
      latest = attempt();
      toast(t('failed'), 'error', { text: t('tryAgain') });
      onClose?.();
    }, []);
    return children;
  }
  return function Later(props: Parameters<Component> extends [infer Props] ? Props : object): ReactNode {
    const [Part] = useState(() => latest);
    return <Part {...(props as object)} />;
  };
}
