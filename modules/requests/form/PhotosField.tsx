import { useId } from 'react';
import { useWords } from '#renderer/public/language.ts';
import { requestWords } from '../words.ts';

/** Photos or drawings of what is asked for. */
export function PhotosField({ error, focus }: { error: string | undefined; focus: boolean }) {
  const t = useWords(requestWords);
  const id = useId();
  return (
    <div className="contact-field contact-wide">
      <label htmlFor={id}>
        {t('photosLabel')} <small>({t('optional')})</small>
      </label>
      <input
        id={id}
        name="photos"
        type="file"
        // An iPhone then sends a JPEG.
        accept="image/jpeg,image/png,image/webp"
        multiple
        // biome-ignore lint/a11y/noAutofocus: it is the first thing to correct
        autoFocus={focus}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-hint`}
      />
      <p id={`${id}-hint`} className={error ? 'contact-error' : 'contact-hint'}>
        {error ?? t('photosHint')}
      </p>
    </div>
  );
}
