import { Grid } from '@radix-ui/themes';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { usePageContext } from 'vike-react/usePageContext';
import { instantAt } from '#lib/dates.ts';
import { spokenTime } from '#lib/spoken-time.ts';
import { jobCategory } from '#modules/blogs/choices.ts';
import { t } from '#modules/blogs/texts.ts';
import { post as content, type PostFields } from '#modules/blogs/type.ts';
import { api } from '#renderer/only-us/api.ts';
import { Field } from '#renderer/only-us/ui/base/Field.tsx';
import { later } from '#renderer/only-us/ui/base/later.tsx';
import { QuietButton } from '#renderer/only-us/ui/base/QuietButton.tsx';
import { Section } from '#renderer/only-us/ui/base/Section.tsx';
import { useHydrated } from '#renderer/only-us/ui/base/use-hydrated.ts';
import { zoneName } from '#renderer/only-us/ui/base/zone-name.ts';
import { EntryPage } from '#renderer/only-us/ui/entry/EntryPage.tsx';
import { OpenedEntry } from '#renderer/only-us/ui/entry/OpenedEntry.tsx';
import { useContentForm } from '#renderer/only-us/ui/entry/use-content-form.ts';
import { useEntryId } from '#renderer/only-us/ui/form/use-record-form.ts';
import { FieldInput } from '#renderer/only-us/ui/inputs/FieldInput.tsx';
import { InstantInput } from '#renderer/only-us/ui/inputs/InstantInput.tsx';
import { TagsInput } from '#renderer/only-us/ui/inputs/TagsInput.tsx';
import { RichTextInput } from '#renderer/only-us/ui/rich-text/RichTextInput.tsx';
import type { AnyForm } from '#renderer/only-us/ui/working-copy/record-form.ts';
import { type ChoiceOfCategory, useCategories } from '../post.ts';

// Of jobs alone, and not on the server, which waits for nothing.
const DeclaredInput = later(() => import('#renderer/only-us/ui/entry/BlockInputs.tsx'), 'DeclaredInput');

export default function Page() {
  return <OpenedEntry type={content}>{(id) => <PostForm id={id} />}</OpenedEntry>;
}

function PostForm({ id: opened }: { id: number | null }) {
  const [id, setId] = useEntryId(opened);
  const { data: post = null } = api.blog.get.useQuery({ id: id ?? 0 }, { enabled: id !== null });
  const categories = useCategories();
  const { user, site, urlParsed } = usePageContext();
  const recordForm = useContentForm(content, {
    id,
    entry: post,
    onEntry: setId,
    initial: { author: user?.author ?? '', publishedAt: morningOf(urlParsed.search.day, site.timeZone) },
    format: { category: (key) => categories.find(({ value }) => value === key)?.label ?? t('goneCategory') },
  });
  const { form } = recordForm;
  const category = useWatch({ control: form.control, name: 'category' });
  return (
    <EntryPage
      recordForm={recordForm}
      entry={post}
      path="/blogs"
      panel={
        <>
          <PublishingFields form={form} categories={categories} />
          {category === jobCategory && <JobFields form={form} />}
        </>
      }
    >
      <RichTextInput
        form={form}
        name="body"
        label={content.fields.body.label}
        isLabelHidden
        pictures={post?.files}
      />
    </EntryPage>
  );
}

// The calendar begins a post for a day.
function morningOf(day = '', timeZone: string): Date | null {
  const at = instantAt(`${day}T09:00`, timeZone);
  return at && at > new Date() ? at : null;
}

interface Props {
  form: UseFormReturn<PostFields>;
  categories: ChoiceOfCategory[];
}

const { publishedAt, category, language, author, tags } = content.fields;
const { location, employmentType, salary, applyLink, closesAt } = content.fields;

function PublishingFields({ form, categories }: Props) {
  const { data: known = [] } = api.blog.getTags.useQuery();
  return (
    <Section isSmall title={t('publishing')}>
      <Grid gap="4">
        <PublishedDate form={form} />
        <FieldInput form={form} name="category" field={category} own={{ options: categories }} />
        <FieldInput form={form} name="language" field={language} />
        <FieldInput form={form} name="author" field={author} />
        <TagsInput form={form} name="tags" label={tags.label} known={known} />
      </Grid>
    </Section>
  );
}

/** The date as words, which a later day from the calendar keeps until it is scheduled. Changed to one of the past only. */
function PublishedDate({ form }: Pick<Props, 'form'>) {
  const [isOpen, open] = useState(false);
  const { timeZone } = usePageContext().site;
  const { label } = publishedAt;
  const at = useWatch({ control: form.control, name: 'publishedAt' });
  if (isOpen)
    return (
      <InstantInput
        {...{ form, label }}
        name="publishedAt"
        hint={t('publishedAtHint', { zone: zoneName(timeZone) })}
        tooLate={t('publishedAtLater')}
      />
    );
  const shown = at ? spokenTime(at, timeZone) : t('whenPublished');
  return (
    <Field label={label} name="publishedAt">
      <QuietButton onClick={() => open(true)}>{t('changeDate', { date: shown })}</QuietButton>
    </Field>
  );
}

function JobFields({ form }: Pick<Props, 'form'>) {
  const isHydrated = useHydrated();
  return (
    <Section isSmall title={t('job')}>
      <Grid gap="4">
        <FieldInput form={form} name="location" field={location} />
        <FieldInput form={form} name="employmentType" field={employmentType} />
        <FieldInput form={form} name="salary" field={salary} />
        <InstantInput form={form} name="closesAt" label={closesAt.label} hint={t('closesHint')} wholeDay />
        {isHydrated && (
          <DeclaredInput form={form as AnyForm} name="applyLink" field={applyLink} pictures={{}} />
        )}
      </Grid>
    </Section>
  );
}
