import { SegmentedControl } from '@radix-ui/themes';
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { PageFields } from '#modules/pages/page-type.ts';
import { t } from '#modules/pages/texts.ts';
import { focusField } from '#renderer/only-us/ui/base/focus-field.ts';
import { Muted } from '#renderer/only-us/ui/base/Muted.tsx';
import { onPendingInput } from '#renderer/only-us/ui/working-copy/pending-input.ts';
import type { RecordForm } from '#renderer/only-us/ui/working-copy/record-form.ts';
import type { Blocks } from './blocks/use-blocks.ts';
import { PreviewedPage } from './previewed-page.ts';

interface Props {
  recordForm: RecordForm<PageFields>;
  blocks: Blocks;
  /** Whether the panel has an error, and so is shown. */
  needsAttention: boolean;
  /** The panel, which takes turns with the preview. */
  children: ReactNode;
}

// Typical widths in pixels.
const widths = { phone: 390, laptop: 1280 };
type Screen = keyof typeof widths;

/** Live preview beside the form on wide screens; a click in it opens the fields of a block. */
export function PagePreview({ recordForm, blocks, needsAttention, children }: Props) {
  const isWide = useIsWide();
  const [chosen, show] = useState<Screen | 'details'>('phone');
  const shown = needsAttention ? 'details' : chosen;
  if (!isWide) return children;
  const { id } = recordForm.edited;
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
        <Muted className="page-preview-none">{t('noPreviewYet')}</Muted>
      ) : (
        <Frame key={id} {...{ recordForm, blocks }} address={`/share/page/${id}`} width={widths[shown]} />
      )}
    </div>
  );
}

type FrameProps = Pick<Props, 'recordForm' | 'blocks'> & { address: string; width: number };

function Frame({ recordForm, blocks, address, width }: FrameProps) {
  const { edited, form } = recordForm;
  const { current } = blocks;
  const version = `${edited.base.version} ${edited.autosave.kept.revision}`;
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const shown = useRef(version);
  const [page] = useState(() => new PreviewedPage(address));
  const { scale, height } = useScale(box, width);
  useSavedSoon(recordForm);
  useEffect(() => {
    page.show = (id, wanted) => {
      const top = document.querySelector<HTMLElement>('.entry-title');
      if (id !== null) blocks.show(id, wanted);
      else if (top) focusField(top, wanted);
    };
    page.blocks = blocks.items.filter(({ place }) => !form.getValues(`blocks.${place}.hidden`));
  });
  useEffect(() => {
    if (shown.current === version) return;
    shown.current = version;
    return page.update();
  }, [page, version]);
  useEffect(() => page.mark(current), [page, current]);
  return (
    <div ref={box} className="page-preview-box panel">
      <iframe
        ref={frame}
        title={t('livePreview')}
        src={address}
        style={{ width, height: height / scale, transform: `scale(${scale})` }}
        onLoad={() => page.open(frame.current?.contentDocument)}
      />
    </div>
  );
}

const pause = 300;

/** Saves soon after typing, so that the preview follows. */
function useSavedSoon({ edited, form }: RecordForm<PageFields>) {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const callback = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void edited.autosave.flush(), pause);
    };
    const stops = [form.subscribe({ formState: { values: true }, callback }), onPendingInput(callback)];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [edited, form]);
}

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

// Leaves room for sidebar, form and a phone.
const wide = '(min-width: 1280px)';

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
