import { useId } from 'react';
import { useWords } from '#renderer/public/language.ts';
import type { RefusedForm } from '#server/forms/refused-form.ts';
import { requestWords } from '../words.ts';

interface Props {
  error: string | undefined;
  focus: boolean;
  /** Photos of the last attempt, kept so that nobody has to choose them again. */
  attached: RefusedForm['photos'];
}

export function PhotosField({ error, focus, attached }: Props) {
  const t = useWords(requestWords);
  const id = useId();
  return (
    <div className="contact-field contact-wide">
      <label htmlFor={id}>{t('photosLabel')}</label>
      <Attached photos={attached} />
      <input
        id={id}
        name="photos"
        type="file"
        // Makes an iPhone send a JPEG.
        accept="image/jpeg,image/png,image/webp"
        multiple
        // biome-ignore lint/a11y/noAutofocus: it is the first thing to correct
        autoFocus={focus}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-hint`}
      />
      <p id={`${id}-hint`} className={error ? 'contact-error' : 'muted'}>
        {error ?? t('photosHint')}
      </p>
    </div>
  );
}

// An unchecked box isn’t sent: this removes a photo without script.
function Attached({ photos }: { photos: RefusedForm['photos'] }) {
  const t = useWords(requestWords);
  if (photos.length === 0) return null;
  return (
    <div className="contact-attached">
      <strong>{t('photosAttached', { count: photos.length })}</strong>
      <ul>
        {photos.map(({ name, label }, index) => (
          <li key={name}>
            <label className="tap">
              <input
                className="checkbox"
                type="checkbox"
                name={`photo${index + 1}`}
                value={name}
                defaultChecked
              />
              <span dir="auto">{label || t('photoNumber', { number: index + 1 })}</span>
            </label>
          </li>
        ))}
      </ul>
      <p>{t('photosRemove')}</p>
    </div>
  );
}
