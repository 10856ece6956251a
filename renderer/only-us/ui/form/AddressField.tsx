import { Button, Text, TextField } from '@radix-ui/themes';
import { useEffect, useRef } from 'react';
import { type FieldValues, type Path, type PathValue, type UseFormReturn, useWatch } from 'react-hook-form';
import { usePageContext } from 'vike-react/usePageContext';
import { slugOf } from '#lib/slug.ts';
import { Field } from '../Field.tsx';
import { errorOf } from '../inputs/error-of.ts';
import { t } from './texts.ts';

export type AddressedFields = FieldValues & { slug: string };

/**
 * Call what it returns when the field `title` changes: the slug follows it until somebody writes another one; a title
 * without letters is called by the noun. A fixed slug, one that visitors know, never follows.
 */
export function useFollowingSlug<Values extends AddressedFields>(
  form: UseFormReturn<Values>,
  title: Path<Values>,
  noun: string,
  isFixed = false,
): () => void {
  const former = useRef<string>(form.getValues(title));
  const shown: string = useWatch({ control: form.control, name: title });
  // It may also be set by the form, or come from somebody else.
  useEffect(() => {
    former.current = shown;
  }, [shown]);
  return () => {
    const change = { from: former.current, to: form.getValues(title) };
    former.current = change.to;
    const name = 'slug' as Path<Values>;
    const current: string = form.getValues(name);
    const slug = isFixed ? current : slugAfter(current, change, noun);
    if (slug === current) return;
    const shouldValidate = form.formState.isSubmitted;
    form.setValue(name, slug as PathValue<Values, Path<Values>>, { shouldDirty: true, shouldValidate });
  };
}

/** The slug after a change of the title: one that was made from the title follows it, any other stays. */
export function slugAfter(slug: string, title: { from: string; to: string }, noun: string): string {
  const wordOf = (words: string) => (words.trim() ? slugOf(words, slugOf(noun)) : '');
  return slug === wordOf(title.from) ? wordOf(title.to) : slug;
}

interface Props<Values extends AddressedFields> {
  form: UseFormReturn<Values>;
  /** What comes before the slug: '/blogs'; nothing for pages right below the root. */
  path: string;
  wasPublic: boolean | undefined;
  freeSlug: { useQuery(input: { slug: string }): { data?: string } };
}

/** The slug of an entry, with the whole address below. When it is taken, it offers a free one. */
export function AddressField<Values extends AddressedFields>(props: Props<Values>) {
  const { form, path, wasPublic, freeSlug } = props;
  const { site } = usePageContext();
  const slug = 'slug' as Path<Values>;
  const address = `${site.address}${path}/${useWatch({ control: form.control, name: slug }) || '…'}`;
  const isTaken = form.formState.errors.slug?.type === 'server';
  const use = (free: string) => {
    form.setValue(slug, free as PathValue<Values, Path<Values>>, {
      shouldDirty: true,
      shouldValidate: true,
    });
    form.setFocus(slug);
  };
  return (
    <Field
      label={t('address')}
      hint={wasPublic ? `${address} · ${t('addressRedirects')}` : address}
      error={errorOf(form, slug)}
      action={isTaken && <FreeSlug {...{ slug: form.getValues(slug), freeSlug }} onUse={use} />}
    >
      <TextField.Root autoComplete="off" spellCheck={false} {...form.register(slug)} />
    </Field>
  );
}

interface FreeSlugProps extends Pick<Props<AddressedFields>, 'freeSlug'> {
  slug: string;
  onUse(free: string): void;
}

function FreeSlug({ slug, freeSlug, onUse }: FreeSlugProps) {
  const { data: free } = freeSlug.useQuery({ slug });
  if (!free) return null;
  return (
    <Text as="p" size="2" role="status">
      {t('addressTaken')}{' '}
      <Button type="button" size="1" variant="surface" onClick={() => onUse(free)}>
        {t('addressUse', { slug: free })}
      </Button>
    </Text>
  );
}
