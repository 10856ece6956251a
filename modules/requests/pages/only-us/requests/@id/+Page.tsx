import './request.css';
import { Grid } from '@radix-ui/themes';
import { useEffect } from 'react';
import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { requestsRoute } from '#modules/requests/paths.ts';
import { t } from '#modules/requests/texts.ts';
import { api } from '#renderer/only-us/api.ts';
import { recordId } from '#renderer/only-us/record-id.ts';
import { NotFound } from '#renderer/only-us/ui/base/NotFound.tsx';
import { NotLoaded } from '#renderer/only-us/ui/base/NotLoaded.tsx';
import { History } from './History.tsx';
import { RequestCard } from './RequestCard.tsx';
import { WorkCard } from './WorkCard.tsx';

export default function Page() {
  const id = recordId(usePageContext().routeParams);
  const isThere = useData() !== null;
  const query = api.request.get.useQuery({ id }, { enabled: isThere });
  const utils = api.useUtils();
  // Loading it marked it as opened.
  useEffect(() => {
    void utils.site.getUnread.invalidate();
    void utils.request.getAll.invalidate();
  }, [utils]);
  if (!isThere) return <NotFound title={t('notFound')} link={{ label: t('toList'), href: requestsRoute }} />;
  if (!query.data) return <NotLoaded title={t('failedTitle')} query={query} />;
  return (
    <div className="side-columns request">
      <RequestCard request={query.data} />
      <Grid gap="5">
        <WorkCard key={id} request={query.data} />
        <History request={query.data} />
      </Grid>
    </div>
  );
}
