import { Box, Flex, Grid, Text, TextField } from '@radix-ui/themes';
import { type UseFormReturn, useController } from 'react-hook-form';
import { usePageContext } from 'vike-react/usePageContext';
import { type BrandFields, brand, isOwnColor, type Typeface, typefaces } from '#lib/brand.ts';
import {
  type BrandTones,
  brandNeutrals,
  brandTones,
  contrast,
  defaultNeutrals,
  type Neutrals,
} from '#lib/brand-colors.ts';
import { defaultColor } from '#lib/default-brand.ts';
import { Field } from '#renderer/only-us/ui/base/Field.tsx';
import { Muted } from '#renderer/only-us/ui/base/Muted.tsx';
import { Section } from '#renderer/only-us/ui/base/Section.tsx';
import { t } from './texts.ts';

/** The tones of the default brand, as in tokens.css. */
export const drawnTones: BrandTones = {
  main: defaultColor,
  onMain: '#1f1a17',
  deep: '#b93a09',
  deeper: '#9c2f06',
  button: '#b93a09',
  onButton: '#ffffff',
  buttonHover: '#9c2f06',
  onInk: defaultColor,
  onInkHover: '#f99050',
};

export function ColorField({ form }: { form: UseFormReturn<BrandFields> }) {
  const { field, fieldState } = useController({ control: form.control, name: 'color' });
  const typed = field.value.trim().toLowerCase();
  const isColor = /^#[0-9a-f]{6}$/.test(typed);
  const isOwn = isColor && isOwnColor(typed);
  const tones = isOwn ? brandTones(typed) : drawnTones;
  const neutrals = isOwn ? brandNeutrals(typed) : defaultNeutrals;
  return (
    <Section title={t('color')}>
      <Grid columns="2" gap="5">
        <div>
          <Field label={t('color')} hint={brand.fields.color.hint} error={fieldState.error?.message}>
            <TextField.Root {...field} placeholder={defaultColor} maxLength={7} spellCheck={false}>
              <TextField.Slot>
                <input
                  type="color"
                  className="brand-color-picker"
                  aria-label={t('pickColor')}
                  value={isColor ? typed : defaultColor}
                  onChange={(event) => field.onChange(event.target.value)}
                />
              </TextField.Slot>
            </TextField.Root>
          </Field>
          {isOwn && (
            <Text as="p" size="2" mt="3" role="status">
              {noteOn(typed, tones)}
            </Text>
          )}
        </div>
        <ColorPreview tones={tones} neutrals={neutrals} typeface={form.watch('typeface') ?? 'jakarta'} />
      </Grid>
    </Section>
  );
}

function noteOn(color: string, { main, deep, button, onInk }: BrandTones): string {
  const uses = [
    main !== color && t('usesMain', { color: main }),
    deep !== color && t(button === deep ? 'usesDeep' : 'usesDeepForLinks', { color: deep }),
  ].filter((each) => each !== false);
  const onLight = uses.length > 0 ? t('colorDarkens', { uses: uses.join(t('and')) }) : t('colorReads');
  return onInk === color ? onLight : `${onLight} ${t('colorLightens', { color: onInk })}`;
}

interface PreviewProps {
  tones: BrandTones;
  neutrals: Neutrals;
  typeface: Typeface;
}

function ColorPreview({ tones, neutrals: { paper, ink }, typeface }: PreviewProps) {
  const { main, onMain, deep, button, onButton, onInk } = tones;
  return (
    <div className="brand-preview" data-typeface={typeface} role="img" aria-label={t('preview')}>
      <Grid gap="2" p="4" style={{ borderTop: `4px solid ${main}`, background: paper, color: ink }}>
        <b>{t('previewTitle')}</b>
        <span>
          {t('previewText')} <u style={{ color: deep }}>{t('previewLink')}</u>.
        </span>
        <i style={{ background: button, color: onButton }}>{t('previewButton')}</i>
      </Grid>
      <Box px="4" py="2" style={{ background: main, color: onMain, fontWeight: 700 }}>
        {t('previewMark')}
      </Box>
      <Flex wrap="wrap" gap="3" p="4" align="center" justify="between" style={{ background: ink }}>
        <u style={{ color: onInk }}>{t('previewDark')}</u>
        <i style={{ background: onInk, color: ink }}>{t('previewButton')}</i>
      </Flex>
    </div>
  );
}

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
