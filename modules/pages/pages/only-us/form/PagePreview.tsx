import { SegmentedControl } from '@radix-ui/themes';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PageFields } from '#modules/pages/page-type.ts';
import { t } from '#modules/pages/texts.ts';
import { Notice } from '#renderer/only-us/ui/base/Notice.tsx';
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

type Shown = 'phone' | 'laptop' | 'details';

/** Live preview beside the form, or in its place where there is no room; a click in it edits words or opens a block. */
export function PagePreview({ recordForm, blocks, needsAttention, children }: Props) {
  const beside = useRef<HTMLDivElement>(null);
  const room = useRoom(beside);
  const [chosen, choose] = useState<Shown | null>(null);
  const shown = needsAttention ? 'details' : (chosen ?? room);
  const { id } = recordForm.edited;
  // Where the preview takes the place of the form, that comes back with its fields.
  const showForm = () => room === 'details' && flushSync(() => choose('details'));
  return (
    <div ref={beside} className="page-beside" data-shown={shown}>
      <SegmentedControl.Root
        className="page-preview-switch"
        value={shown}
        onValueChange={(value) => choose(value as Shown)}
      >
        {(['phone', 'laptop', 'details'] as const).map((each) => (
          <SegmentedControl.Item key={each} value={each}>
            {t(each === 'details' && room === 'details' ? 'form' : each)}
          </SegmentedControl.Item>
        ))}
      </SegmentedControl.Root>
      {shown === 'details' ? (
        children
      ) : id === null ? (
        <Notice>{t('noPreviewYet')}</Notice>
      ) : (
        <Frame key={id} {...{ recordForm, blocks, showForm }} address={`/share/page/${id}`} />
      )}
    </div>
  );
}

interface FrameProps extends Pick<Props, 'recordForm' | 'blocks'> {
  address: string;
  showForm(): void;
}

function Frame({ recordForm, blocks, address, showForm }: FrameProps) {
  const { edited, form } = recordForm;
  const { current } = blocks;
  const { autosave, base } = edited;
  const version = `${base.version} ${autosave.kept.revision}`;
  const frame = useRef<HTMLIFrameElement>(null);
  const shown = useRef(version);
  const [page] = useState(() => new PreviewedPage(address, form));
  useEffect(() => {
    Object.assign(page, { blocks, showForm });
  });
  useEffect(() => autosave.saveSoon(pause), [autosave]);
  useEffect(() => {
    if (shown.current === version) return;
    shown.current = version;
    return page.update();
  }, [page, version]);
  useEffect(() => page.mark(current), [page, current]);
  useEffect(() => form.subscribe({ formState: { values: true }, callback: page.changed }), [form, page]);
  return (
    <div className="page-preview-box panel">
      <iframe
        ref={frame}
        title={t('livePreview')}
        src={address}
        onLoad={() => page.open(frame.current?.contentDocument)}
      />
    </div>
  );
}

// In milliseconds, short enough for the preview to follow typing.
const pause = 300;

// In pixels: the form, and beside it a phone (as in page-form.css) or a laptop.
const rooms = { laptop: 1000, phone: 832 };

/** What fits beside the form: a laptop, a phone or the details. */
function useRoom(beside: { current: HTMLElement | null }): Shown {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const page = beside.current?.closest('.entry-page');
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    if (page) observer.observe(page);
    return () => observer.disconnect();
  }, [beside]);
  return (['laptop', 'phone'] as const).find((screen) => width >= rooms[screen]) ?? 'details';
}
