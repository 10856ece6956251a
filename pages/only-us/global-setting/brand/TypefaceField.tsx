import { type UseFormReturn, useController } from 'react-hook-form';
import { usePageContext } from 'vike-react/usePageContext';
import { type BrandFields, isOwnColor, type Typeface, typefaces } from '#lib/brand.ts';
import { brandNeutrals, brandTones, contrast, defaultNeutrals } from '#lib/brand-colors.ts';
import { Muted } from '#renderer/only-us/ui/Muted.tsx';
import { Section } from '#renderer/only-us/ui/Section.tsx';
import { drawnTones } from './ColorField.tsx';
import { t } from './texts.ts';

export function TypefaceField({ form }: { form: UseFormReturn<BrandFields> }) {
  const { specimens } = usePageContext().brand;
  const { field } = useController({ control: form.control, name: 'typeface' });
  const typed = form.watch('color').trim().toLowerCase();
  const isOwn = /^#[0-9a-f]{6}$/.test(typed) && isOwnColor(typed);
  const { paper, ink, muted } = isOwn ? brandNeutrals(typed) : defaultNeutrals;
  const { deep } = isOwn ? brandTones(typed) : drawnTones;
  const ratios = { text: ratio(ink, paper), links: ratio(deep, paper) };
  return (
    <Section title={t('typefaces')} hint={t('typefacesHint')}>
      {specimens.map((href) => (
        <link key={href} rel="stylesheet" href={href} precedence="default" />
      ))}
      <div className="brand-specimens" role="radiogroup" aria-label={t('typefaces')}>
        {(Object.keys(typefaces) as Typeface[]).map((name) => (
          <label key={name} data-typeface={name} style={{ background: paper, color: ink }}>
            <b aria-hidden="true">{t('previewTitle')}</b>
            <span aria-hidden="true">
              {t('previewText')} <u style={{ color: deep }}>{t('previewLink')}</u>. {t('specimenNumbers')}
            </span>
            <small style={{ color: muted }}>
              <input
                type="radio"
                name={field.name}
                value={name}
                checked={field.value === name}
                onChange={() => field.onChange(name)}
              />
              {typefaces[name]}
            </small>
          </label>
        ))}
      </div>
      <Muted mt="3">{t('typefacesRead', ratios)}</Muted>
    </Section>
  );
}

const ratio = (one: string, other: string) => contrast(one, other).toFixed(1);
