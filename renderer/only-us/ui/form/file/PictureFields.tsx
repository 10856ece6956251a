import './focal-point.css';
import { Button, Flex, Text, TextArea } from '@radix-ui/themes';
import CropIcon from 'lucide-react/icons/crop';
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useId, useRef } from 'react';
import { type UseFormReturn, useController } from 'react-hook-form';
import { usePageContext } from 'vike-react/usePageContext';
import type { ShownPicture } from '#database/shown-picture.ts';
import { centre, hasFocalPoint } from '#lib/focal-point.ts';
import { languageNames } from '#lib/language.ts';
import { Picture } from '../../../../ui/Picture.tsx';
import { DialogButton } from '../../base/DialogButton.tsx';
import { Field } from '../../base/Field.tsx';
import { later } from '../../base/later.tsx';
import { Muted } from '../../base/Muted.tsx';
import { QuietButton } from '../../base/QuietButton.tsx';
import type { DescribedFile } from '../../files/file.ts';
import { movedByKey, pointAt } from './move-point.ts';
import { t } from './texts.ts';
import type { FileDetails } from './use-file-form.ts';

const CropDialog = later(() => import('./CropDialog.tsx'), 'CropDialog');

interface Props {
  form: UseFormReturn<FileDetails>;
}

/** The alternative text of a picture in each language of the site. */
export function AltField({ form: { register, formState } }: Props) {
  const { secondLanguage } = usePageContext().site;
  const { errors } = formState;
  return (
    <>
      <Field label={t('alt')} hint={t('altHint')} error={errors.alt?.message}>
        <TextArea autoFocus rows={3} {...register('alt')} />
      </Field>
      {secondLanguage && (
        <Field
          label={t('translatedAlt', { language: languageNames[secondLanguage] })}
          error={errors.translatedAlt?.message}
        >
          <TextArea rows={3} lang={secondLanguage} {...register('translatedAlt')} />
        </Field>
      )}
    </>
  );
}

export function CropButton({ file }: { file: DescribedFile }) {
  const button = (
    <QuietButton>
      <CropIcon size={16} aria-hidden /> {t('crop')}
    </QuietButton>
  );
  return <DialogButton button={button}>{(close) => <CropDialog file={file} onClose={close} />}</DialogButton>;
}

/** The focal point of a picture, set by mouse, finger or arrow keys, and the crops that keep it in sight. */
export function FocalPointField({ form, picture }: Props & { picture: ShownPicture }) {
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

const crops = {
  wide: 12 / 5,
  banner: 8 / 7,
  card: 4 / 3,
  square: 1,
  share: 1200 / 630,
};

export function CropPreviews({ picture }: { picture: ShownPicture }) {
  return (
    <ul className="crop-previews" aria-label={t('crops')}>
      {Object.entries(crops).map(([crop, ratio]) => (
        <li key={crop} style={{ '--ratio': ratio } as CSSProperties}>
          <div className="cover">
            <Picture picture={{ ...picture, alt: '' }} sizes="240px" />
          </div>
          <Muted as="span">{t(crop as keyof typeof crops)}</Muted>
        </li>
      ))}
    </ul>
  );
}
