import { Badge, Card, Flex, Heading } from '@radix-ui/themes';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import { type UseFormReturn, useFormState, useWatch } from 'react-hook-form';
import type { Fields } from '#lib/fields.ts';
import { emptySeo, type SeoValues } from '#lib/seo.ts';
import { later } from '../base/later.tsx';
import { Muted } from '../base/Muted.tsx';
import type { AnyForm } from '../working-copy/record-form.ts';
import { t } from './seo-texts.ts';

const SeoFields = later(() => import('./SeoFields.tsx'), 'SeoFields');

interface Props {
  form: AnyForm;
  fields: Fields;
  pathOf(values: object): string;
}

/** Whether the form has fields for search engines and shared links. */
export function hasSeo(values: object): boolean {
  return 'seoTitle' in values;
}

/** The fields for search results and shared links; folded. */
export function SearchAndSharing({ form: whole, fields, pathOf }: Props) {
  const form: UseFormReturn<SeoValues> = whole;
  const [isOpen, open] = useState(false);
  const { errors } = useFormState({ control: form.control });
  const hasError = names.some((name) => errors[name]);
  return (
    <Card asChild size="2">
      <details
        className="turning"
        open={isOpen || hasError}
        onToggle={({ currentTarget }) => open(currentTarget.open)}
      >
        <Flex asChild wrap="wrap" gapX="2" gapY="1">
          <summary>
            <ChevronRight size={16} aria-hidden />
            <Heading as="h2" size="3">
              {t('title')}
            </Heading>
            {!isOpen && <Entered form={form} />}
          </summary>
        </Flex>
        {(isOpen || hasError) && <SeoFields form={form} fields={fields} pathOf={pathOf} />}
      </details>
    </Card>
  );
}

const names = Object.keys(emptySeo) as (keyof SeoValues)[];

const shown = ['seoTitle', 'seoDescription', 'sharePictureId'] as const;

function Entered({ form: { control } }: { form: UseFormReturn<SeoValues> }) {
  // All fields would be a copy of the whole text at each key.
  const values = useWatch({ control, name: shown });
  const hidden = useWatch({ control, name: 'noindex' });
  const entered = shown.filter((_name, at) => values[at]);
  const fields = entered.map((name) => t(name).toLowerCase()).join(', ');
  return (
    <>
      <Muted as="span">{fields ? t('entered', { fields }) : t('automatic')}</Muted>
      {hidden && <Badge color="amber">{t('hidden')}</Badge>}
    </>
  );
}
