import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { toast } from '../../toast.ts';
import { texts } from './texts.ts';

// Browsers don't ask again for a file that once failed, until the page is loaded again (https://github.com/whatwg/html/issues/6768):
// without a connection none is asked for.
const isOffline = () => globalThis.navigator?.onLine === false;

const t = texts('later', {
  failed: 'This part couldn’t be loaded',
  tryAgain: 'Check your connection, then try again.',
  reload: 'Check your connection, then reload the page.',
});

/** `onClose`: called when it can't be loaded, so that the next click opens it again; `children`: shown until then. */
interface InPlace {
  onClose?(): void;
  children?: ReactNode;
}

type PropsOf<Part> = Part extends (props: infer Props) => ReactNode ? Props : never;

/**
 * Loads a component when it is first shown: `later(() => import('./CropDialog.tsx'), 'CropDialog')`. When that fails, a toast says so;
 * without a connection it is loaded when it is shown again.
 */
export function later<File, Name extends keyof File>(load: () => Promise<File>, name: Name) {
  type Part = ComponentType<object>;
  const attempt = () =>
    lazy(async () => ({
      default: await (isOffline() ? Promise.reject() : load()).then(
        (file) => file[name] as Part,
        () => NotLoaded as Part,
      ),
    }));
  let latest = attempt();
  function NotLoaded({ onClose, children }: InPlace) {
    // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it appears
    useEffect(() => {
      latest = attempt();
      toast(t('failed'), 'error', { text: t(isOffline() ? 'tryAgain' : 'reload') });
      onClose?.();
    }, []);
    return children;
  }
  return function Later(props: PropsOf<File[Name]> & Pick<InPlace, 'children'>): ReactNode {
    const [Part] = useState(() => latest);
    return (
      <Suspense fallback={props.children}>
        <Part {...props} />
      </Suspense>
    );
  };
}
