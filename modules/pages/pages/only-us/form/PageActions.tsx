import { navigate } from 'vike/client/router';
import type { PageFields } from '#modules/pages/inputs.ts';
import { pagePath, pagesRoute } from '#modules/pages/paths.ts';
import { t } from '#modules/pages/texts.ts';
import { DeleteButton } from '#renderer/only-us/ui/entry/DeleteButton.tsx';
import { ScheduleButton } from '#renderer/only-us/ui/entry/publish/ScheduleButton.tsx';
import { ShareButton } from '#renderer/only-us/ui/entry/share/ShareButton.tsx';
import type { RecordForm } from '#renderer/only-us/ui/form/use-record-form.ts';
import { ViewLink } from '#renderer/only-us/ui/form/ViewLink.tsx';
import type { Page } from './page.ts';

interface Props {
  page: Page;
  recordForm: RecordForm<PageFields>;
}

/** What can be done with a saved page: schedule, share, delete it, look at it as visitors will. */
export function PageActions({ page, recordForm }: Props) {
  const { id, title, slug, status } = page;
  return (
    <>
      <ScheduleButton type="page" entry={page} name={title} />
      <ShareButton type="page" entry={page} />
      <DeleteButton
        type="page"
        entry={page}
        name={title}
        description={t('deleteText')}
        onDeleted={() => navigate(pagesRoute)}
      />
      <ViewLink
        recordForm={recordForm}
        entry={{ type: 'page', id }}
        page={{ path: pagePath(slug), label: t(status === 'published' ? 'view' : 'preview') }}
      />
    </>
  );
}
