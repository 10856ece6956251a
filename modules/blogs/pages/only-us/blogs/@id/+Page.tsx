import { Grid } from '@radix-ui/themes';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { usePageContext } from 'vike-react/usePageContext';
import { instantAt } from '#lib/dates.ts';
import { spokenTime } from '#lib/spoken-time.ts';
import { jobCategory } from '#modules/blogs/choices.ts';
import { t } from '#modules/blogs/texts.ts';
import { post as content, type PostFields } from '#modules/blogs/type.ts';
import { api } from '#renderer/only-us/api.ts';
import { Section } from '#renderer/only-us/ui/base/Section.tsx';
import { zoneName } from '#renderer/only-us/ui/base/zone-name.ts';
import { EntryPage } from '#renderer/only-us/ui/entry/EntryPage.tsx';
import { OpenedEntry } from '#renderer/only-us/ui/entry/OpenedEntry.tsx';
import { useContentForm } from '#renderer/only-us/ui/entry/use-content-form.ts';
import { useEntryId } from '#renderer/only-us/ui/form/use-record-form.ts';
import type { ConfirmSave } from '#renderer/only-us/ui/form/use-save.tsx';
import { FieldInput } from '#renderer/only-us/ui/inputs/FieldInput.tsx';
import { InstantInput } from '#renderer/only-us/ui/inputs/InstantInput.tsx';
import { TagsInput } from '#renderer/only-us/ui/inputs/TagsInput.tsx';
import { RichTextInput } from '#renderer/only-us/ui/rich-text/RichTextInput.tsx';
import { type ChoiceOfCategory, type Post, useCategories } from '../post.ts';

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
      confirmSave={useConfirmPublish(post)}
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

/** Asks before a save takes a post offline. */
function useConfirmPublish(post: Post | null): ConfirmSave<PostFields> {
  const { timeZone } = usePageContext().site;
  return (fields) => {
    if (fields.status === 'draft') return null;
    const later = fields.publishedAt && fields.publishedAt > new Date() ? fields.publishedAt : null;
    if (!later || !post || !isLive(post)) return null;
    const date = spokenTime(later, timeZone);
    return {
      title: t('hideTitle', { date }),
      description: t('hideText', { date }),
      confirmLabel: t('hide'),
    };
  };
}

// By the clock, not `state`: a scheduled post may be out by now.
function isLive({ status, publishedAt }: Post) {
  return status === 'published' && publishedAt !== null && publishedAt <= new Date();
}

interface Props {
  form: UseFormReturn<PostFields>;
  categories: ChoiceOfCategory[];
}

const { publishedAt, category, language, author, tags, location, employmentType, closesAt } = content.fields;

function PublishingFields({ form, categories }: Props) {
  const { data: known = [] } = api.blog.getTags.useQuery();
  const { timeZone } = usePageContext().site;
  return (
    <Section isSmall title={t('publishing')}>
      <Grid gap="4">
        <InstantInput
          form={form}
          name="publishedAt"
          label={publishedAt.label}
          hint={t('publishedAtHint', { zone: zoneName(timeZone) })}
        />
        <FieldInput form={form} name="category" field={category} own={{ options: categories }} />
        <FieldInput form={form} name="language" field={language} />
        <FieldInput form={form} name="author" field={author} />
        <TagsInput form={form} name="tags" label={tags.label} known={known} />
      </Grid>
    </Section>
  );
}

function JobFields({ form }: Pick<Props, 'form'>) {
  return (
    <Section isSmall title={t('job')}>
      <Grid gap="4">
        <FieldInput form={form} name="location" field={location} />
        <FieldInput form={form} name="employmentType" field={employmentType} />
        <InstantInput form={form} name="closesAt" label={closesAt.label} hint={t('closesHint')} wholeDay />
      </Grid>
    </Section>
  );
}
