import './focal-point.css';
import { Button, Flex, Text } from '@radix-ui/themes';
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useId, useRef } from 'react';
import { type UseFormReturn, useController } from 'react-hook-form';
import type { ShownPicture } from '#database/shown-picture.ts';
import { centre, hasFocalPoint } from '#lib/focal-point.ts';
import { Muted } from '#renderer/only-us/ui/base/Muted.tsx';
import { Picture } from '#renderer/ui/Picture.tsx';
import { CropPreviews } from './CropPreviews.tsx';
import { movedByKey, pointAt } from './move-point.ts';
import { t } from './texts.ts';
import type { FileDetails } from './use-file-form.ts';

interface Props {
  form: UseFormReturn<FileDetails>;
  picture: ShownPicture;
}

/** The focal point of a picture, set by mouse, finger or arrow keys, and the crops that keep it in sight. */
export function FocalPointField({ form, picture }: Props) {
  const { value, onChange } = useController({ control: form.control, name: 'focus' }).field;
  const area = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLDivElement>(null);
  const hint = useId();
  const point = ({ clientX, clientY }: PointerEvent) => {
    if (area.current) onChange(pointAt(area.current.getBoundingClientRect(), clientX, clientY));
  };
  const grab = (event: PointerEvent) => {
    if (event.button !== 0) return;
    // Neither text nor the picture is dragged instead.
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    handle.current?.focus({ preventScroll: true });
    point(event);
  };
  const moveByKey = (event: KeyboardEvent) => {
    const moved = movedByKey(value, event);
    if (!moved) return;
    event.preventDefault();
    onChange(moved);
  };
  const [left, top] = [Math.round(value.focalX * 100), Math.round(value.focalY * 100)];
  const ratio = picture.width / picture.height;
  const place = { '--ratio': ratio, '--left': `${left}%`, '--top': `${top}%` } as CSSProperties;
  return (
    <Flex direction="column" gap="2">
      <Flex justify="between" align="center" minHeight="24px">
        <Text size="2" weight="medium">
          {t('focus')}
        </Text>
        {hasFocalPoint(value) && (
          <Button type="button" variant="ghost" size="1" onClick={() => onChange(centre)}>
            {t('recentre')}
          </Button>
        )}
      </Flex>
      <div
        ref={area}
        className="pointed-picture focal-area"
        style={place}
        onPointerDown={grab}
        onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && point(event)}
      >
        <Picture picture={{ ...picture, alt: '' }} sizes="520px" />
        <div
          ref={handle}
          className="focal-point"
          role="slider"
          tabIndex={0}
          aria-label={t('focus')}
          aria-describedby={hint}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={left}
          aria-valuetext={t('focusAt', { left, top })}
          onKeyDown={moveByKey}
        />
      </div>
      <Muted as="span" id={hint}>
        {t('focusHint')}
      </Muted>
      <CropPreviews picture={{ ...picture, ...value }} />
    </Flex>
  );
}
