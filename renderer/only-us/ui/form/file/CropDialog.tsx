import './crop.css';
import { Button, Flex } from '@radix-ui/themes';
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { ShownPicture } from '#database/shown-picture.ts';
import { type Crop, wholePicture } from '#lib/crop.ts';
import { localize } from '#lib/interface-language.ts';
import { Picture } from '../../../../ui/Picture.tsx';
import { api, useRefetch } from '../../../api.ts';
import { toast } from '../../../toast.ts';
import { OpenDialog } from '../../base/OpenDialog.tsx';
import { QuietButton } from '../../base/QuietButton.tsx';
import { SelectField } from '../../base/SelectField.tsx';
import type { DescribedFile } from '../../files/file.ts';
import { type Corner, moved, ofRatio, resized } from './change-crop.ts';
import { stepOf } from './move-point.ts';
import { t } from './texts.ts';

const ratios = { free: undefined, '12:5': 12 / 5, '16:9': 16 / 9, '4:3': 4 / 3, '1:1': 1 };
type Ratio = keyof typeof ratios;

/** Shows a part of a picture wherever it is used, or all of it again. */
export function CropDialog({ file, onClose }: { file: DescribedFile; onClose(): void }) {
  const { id, version } = file;
  const picture = { alt: '', ...(file.whole?.picture ?? file.picture), focalX: undefined, focalY: undefined };
  const [crop, setCrop] = useState(file.whole?.crop ?? wholePicture);
  const [chosen, choose] = useState<Ratio>('free');
  const { mutate, isPending } = api.file.crop.useMutation({
    onSuccess() {
      toast(t('success'), 'success');
      onClose();
    },
    ...useRefetch(),
  });
  // Shares of a wide picture are wider than high.
  const ratioOf = (ratio: Ratio) => ratios[ratio] && (ratios[ratio] * picture.height) / picture.width;
  const keep = (ratio: Ratio) => {
    choose(ratio);
    const value = ratioOf(ratio);
    if (value) setCrop(ofRatio(wholePicture, value));
  };
  const showAll = () => {
    choose('free');
    setCrop(wholePicture);
  };
  const isWhole = crop.width > 0.995 && crop.height > 0.995;
  return (
    <OpenDialog title={t('crop')} description={t('cropText')} maxWidth="700px" onClose={onClose}>
      <Flex direction="column" gap="4" mt="4">
        <CropInput picture={picture} value={crop} ratio={ratioOf(chosen)} onChange={setCrop} />
        <Flex gap="3" align="center" wrap="wrap">
          <SelectField
            aria-label={t('ratio')}
            value={chosen}
            options={(Object.keys(ratios) as Ratio[]).map((value) => ({
              value,
              label: value === 'free' ? t('free') : value,
            }))}
            onChange={keep}
          />
          <Button type="button" variant="ghost" disabled={isWhole} onClick={showAll}>
            {t('whole')}
          </Button>
          <Flex gap="3" ml="auto">
            <QuietButton onClick={onClose}>{localize('Cancel')}</QuietButton>
            <Button
              type="button"
              loading={isPending}
              onClick={() => mutate({ id, version, crop: isWhole ? null : crop })}
            >
              {t('save')}
            </Button>
          </Flex>
        </Flex>
      </Flex>
    </OpenDialog>
  );
}

interface Props {
  picture: ShownPicture;
  value: Crop;
  /** Of shares, if it is kept. */
  ratio: number | undefined;
  onChange(crop: Crop): void;
}

const [left, right] = ['var(--left)', 'calc(var(--left) + var(--width))'];
const [top, bottom] = ['var(--top)', 'calc(var(--top) + var(--height))'];

const corners: Record<Corner, object> = {
  nw: { cursor: 'nwse-resize', '--x': left, '--y': top },
  ne: { cursor: 'nesw-resize', '--x': right, '--y': top },
  sw: { cursor: 'nesw-resize', '--x': left, '--y': bottom },
  se: { cursor: 'nwse-resize', '--x': right, '--y': bottom },
};

/** A part of a picture, to move and to pull at its corners by mouse, finger or arrow keys. */
function CropInput({ picture, value, ratio, onChange }: Props) {
  const area = useRef<HTMLDivElement>(null);
  const grabbed = useRef({ x: 0, y: 0, crop: value });
  const changed = (crop: Crop, part: Corner | 'all', step: { x: number; y: number }) =>
    part === 'all' ? moved(crop, step) : resized(crop, part, step, ratio);
  const handles = (part: Corner | 'all') => ({
    role: 'slider',
    tabIndex: 0,
    'aria-label': t(part),
    'aria-valuemin': 0,
    'aria-valuemax': 100,
    'aria-valuenow': Math.round(value.width * 100),
    'aria-valuetext': inWords(value),
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.preventDefault();
      event.currentTarget.focus({ preventScroll: true });
      event.currentTarget.setPointerCapture(event.pointerId);
      grabbed.current = { x: event.clientX, y: event.clientY, crop: value };
    },
    onPointerMove(event: PointerEvent) {
      const box = area.current?.getBoundingClientRect();
      if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
      const { x, y, crop } = grabbed.current;
      const step = { x: (event.clientX - x) / box.width, y: (event.clientY - y) / box.height };
      onChange(changed(crop, part, step));
    },
    onKeyDown(event: KeyboardEvent) {
      const step = stepOf(event);
      if (!step) return;
      event.preventDefault();
      onChange(changed(value, part, step));
    },
  });
  const place = Object.entries(value).map(([side, share]) => [`--${side}`, `${share * 100}%`]);
  const style = { '--ratio': picture.width / picture.height, ...Object.fromEntries(place) } as CSSProperties;
  return (
    <div ref={area} className="pointed-picture crop-area" style={style}>
      <Picture picture={{ ...picture, alt: '' }} sizes="640px" />
      <div className="crop-part" {...handles('all')} />
      {Object.entries(corners).map(([corner, place]) => (
        <div key={corner} className="crop-corner" style={place} {...handles(corner as Corner)} />
      ))}
    </div>
  );
}

function inWords({ left, top, width, height }: Crop) {
  const [percentLeft, percentTop] = [Math.round(left * 100), Math.round(top * 100)];
  const size = { width: Math.round(width * 100), height: Math.round(height * 100) };
  return t('cropAt', { ...size, left: percentLeft, top: percentTop });
}
