import { SegmentedControl } from '@radix-ui/themes';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PageFields } from '#modules/pages/page-type.ts';
import { t } from '#modules/pages/texts.ts';
import { focusField } from '#renderer/only-us/ui/base/focus-field.ts';
import { Muted } from '#renderer/only-us/ui/base/Muted.tsx';
import { onPendingInput } from '#renderer/only-us/ui/working-copy/pending-input.ts';
import type { RecordForm } from '#renderer/only-us/ui/working-copy/record-form.ts';
import type { Blocks } from './blocks/use-blocks.ts';
import { PreviewedPage } from './previewed-page.ts';
import { findWords } from './shown-words.ts';

interface Props {
  recordForm: RecordForm<PageFields>;
  blocks: Blocks;
  /** Whether the panel has an error, and so is shown. */
  needsAttention: boolean;
  /** The panel, which takes turns with the preview. */
  children: ReactNode;
}

const phoneWidth = 390;
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
        <Muted className="page-preview-none">{t('noPreviewYet')}</Muted>
      ) : (
        <Frame key={id} {...{ recordForm, blocks, shown, showForm }} address={`/share/page/${id}`} />
      )}
    </div>
  );
}

interface FrameProps extends Pick<Props, 'recordForm' | 'blocks'> {
  address: string;
  shown: 'phone' | 'laptop';
  showForm(): void;
}

function Frame({ recordForm, blocks, address, shown: screen, showForm }: FrameProps) {
  const { edited, form } = recordForm;
  const { current } = blocks;
  const version = `${edited.base.version} ${edited.autosave.kept.revision}`;
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const shown = useRef(version);
  const [page] = useState(() => new PreviewedPage(address));
  const { width, scale, height } = useScale(box, screen);
  useSavedSoon(recordForm);
  useEffect(() => {
    page.find = (id, words) => findWords(form, id, words);
    page.follow = (id) => id !== null && blocks.follow(id);
    page.show = (id, wanted) => {
      showForm();
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
  useEffect(() => form.subscribe({ formState: { values: true }, callback: page.changed }), [form, page]);
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

// Enough for the layout of laptops, and drawn at 60 % or larger where it can be.
const laptop = { least: 1024, most: 1280, scale: 0.6 };

function useScale(box: { current: HTMLElement | null }, screen: 'phone' | 'laptop') {
  const { width: room, height } = useSize(box, phoneWidth);
  const laptopWidth = Math.min(laptop.most, Math.max(laptop.least, Math.floor(room / laptop.scale)));
  const width = screen === 'phone' ? phoneWidth : laptopWidth;
  return { width, height, scale: Math.min(1, room / width) };
}

// In pixels: the form, and beside it a phone (as in page-form.css) or a laptop.
const rooms = { phone: 832, laptop: 1000 };

/** What fits beside the form: a laptop, a phone or the details. */
function useRoom(beside: { current: HTMLElement | null }): Shown {
  const page = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    page.current = beside.current?.closest<HTMLElement>('.entry-page') ?? null;
  }, [beside]);
  const { width } = useSize(page, 0);
  if (width >= rooms.laptop) return 'laptop';
  return width >= rooms.phone ? 'phone' : 'details';
}

function useSize(box: { current: HTMLElement | null }, width: number) {
  const [size, setSize] = useState({ width, height: 600 });
  useEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize(entry.contentRect);
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);
  return size;
}
