import { FormField } from '#renderer/public/form/FormField.tsx';
import { useWords } from '#renderer/public/language.ts';
import type { RefusedForm } from '#server/forms/refused-form.ts';
import { requestWords } from '../words.ts';

interface Props extends Pick<RefusedForm, 'values' | 'errors'> {
  /** Photos of the last attempt, kept so that nobody has to choose them again. */
  attached: RefusedForm['photos'];
}

export function PhotosField({ attached, ...field }: Props) {
  const t = useWords(requestWords);
  return (
    <FormField
      name="photos"
      type="file"
      label={t('photosLabel')}
      hint={t('photosHint')}
      above={<Attached photos={attached} />}
      // Makes an iPhone send a JPEG.
      accept="image/jpeg,image/png,image/webp"
      multiple
      isWide
      {...field}
    />
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
