import { SegmentedControl, Text } from '@radix-ui/themes';
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { t } from '#modules/pages/texts.ts';

interface Props {
  /** null: a new page, which has nothing on the server yet. */
  id: number | null;
  /** Changes with what is saved. */
  version: string;
  /** Something in the panel is wrong: it is shown. */
  needsAttention: boolean;
  /** The panel of the form, which has this place in turn with the preview. */
  children: ReactNode;
}

// In pixels, as phones and laptops have them.
const widths = { phone: 390, laptop: 1280 };
type Screen = keyof typeof widths;

/** On wide screens the page as visitors will see it, beside the form. It follows what is typed once that is saved. */
export function PagePreview({ id, version, needsAttention, children }: Props) {
  const isWide = useIsWide();
  const [chosen, show] = useState<Screen | 'details'>('phone');
  const shown = needsAttention ? 'details' : chosen;
  if (!isWide) return children;
  return (
    <div className="page-beside" data-shown={shown}>
      <SegmentedControl.Root value={shown} onValueChange={(value) => show(value as typeof chosen)}>
        {(['phone', 'laptop', 'details'] as const).map((each) => (
          <SegmentedControl.Item key={each} value={each}>
            {t(each)}
          </SegmentedControl.Item>
        ))}
      </SegmentedControl.Root>
      {shown === 'details' ? (
        children
      ) : id === null ? (
        <Text as="p" size="2" color="gray" className="page-preview-none">
          {t('noPreviewYet')}
        </Text>
      ) : (
        <Frame id={id} version={version} width={widths[shown]} />
      )}
    </div>
  );
}

function Frame({ id, version, width }: { id: number; version: string; width: number }) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const scrolled = useRef(0);
  const shown = useRef(version);
  const { scale, height } = useScale(box, width);
  useEffect(() => {
    if (shown.current === version) return;
    shown.current = version;
    scrolled.current = frame.current?.contentWindow?.scrollY ?? 0;
    frame.current?.contentWindow?.location.reload();
  }, [version]);
  const onLoad = () => {
    const inside = frame.current?.contentWindow;
    inside?.scrollTo({ top: scrolled.current, behavior: 'instant' });
    inside?.document.addEventListener('click', stay);
  };
  return (
    <div ref={box} className="page-preview-box panel">
      <iframe
        ref={frame}
        title={t('livePreview')}
        src={`/share/page/${id}`}
        style={{ width, height: height / scale, transform: `scale(${scale})` }}
        onLoad={onLoad}
      />
    </div>
  );
}

// A link would lead out of the page that is being written.
function stay(event: MouseEvent) {
  const link = (event.target as Element | null)?.closest('a');
  if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault();
}

/** How much a screen of this width is made smaller to fit into the box. */
function useScale(box: { current: HTMLElement | null }, width: number) {
  const [size, setSize] = useState({ width, height: 600 });
  useEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize(entry.contentRect);
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);
  return { scale: Math.min(1, size.width / width), height: size.height };
}

// Beside the sidebar there is room for a form and a phone.
const wide = '(min-width: 1280px)';

/** Is there room beside the form? */
function useIsWide(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = window.matchMedia(wide);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => window.matchMedia(wide).matches,
    () => false,
  );
}
