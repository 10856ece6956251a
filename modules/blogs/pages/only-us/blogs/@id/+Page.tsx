import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { usePageContext } from 'vike-react/usePageContext';
import { spokenTime } from '#lib/spoken-time.ts';
import { jobCategory } from '#modules/blogs/choices.ts';
import { t } from '#modules/blogs/texts.ts';
import { post as content, type PostFields } from '#modules/blogs/type.ts';
import { api } from '#renderer/only-us/api.ts';
import { EntryPage } from '#renderer/only-us/ui/entry/EntryPage.tsx';
import { OpenedEntry } from '#renderer/only-us/ui/entry/OpenedEntry.tsx';
import { useContentForm } from '#renderer/only-us/ui/entry/use-content-form.ts';
import { useEntryId } from '#renderer/only-us/ui/form/use-record-form.ts';
import type { ConfirmSave } from '#renderer/only-us/ui/form/use-save.tsx';
import { RichTextInput } from '#renderer/only-us/ui/inputs/RichTextInput.tsx';
import { type Post, useCategories } from '../post.ts';
import { JobFields, PublishingFields } from './PublishingFields.tsx';

export default function Page() {
  return <OpenedEntry type={content}>{(id) => <PostForm id={id} />}</OpenedEntry>;
}

function PostForm({ id: opened }: { id: number | null }) {
  const [id, setId] = useEntryId(opened);
  const { data: post = null } = api.blog.get.useQuery({ id: id ?? 0 }, { enabled: id !== null });
  const categories = useCategories();
  const { user } = usePageContext();
  const recordForm = useContentForm(content, {
    id,
    entry: post,
    onEntry: setId,
    initial: { author: user?.author ?? '' },
    format: { category: (key) => categories.find(({ value }) => value === key)?.label ?? t('goneCategory') },
  });
  const { form } = recordForm;
  const body = useRef<{ focus(): void }>(null);
  const category = useWatch({ control: form.control, name: 'category' });
  return (
    <EntryPage
      recordForm={recordForm}
      entry={post}
      path="/blogs"
      confirmSave={useConfirmPublish(post)}
      onEnter={() => body.current?.focus()}
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
        textRef={body}
      />
    </EntryPage>
  );
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
