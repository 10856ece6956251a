import './crop.css';
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { ShownPicture } from '#database/shown-picture.ts';
import type { Crop } from '#lib/crop.ts';
import { Picture } from '../../../../ui/Picture.tsx';
import { type Corner, moved, resized } from './change-crop.ts';
import { stepOf } from './move-point.ts';
import { t } from './texts.ts';

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
export function CropInput({ picture, value, ratio, onChange }: Props) {
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
