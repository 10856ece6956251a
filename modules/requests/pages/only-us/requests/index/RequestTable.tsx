import '#renderer/only-us/ui/entry/entry-row.css';
import { Badge, Text } from '@radix-ui/themes';
import { requestsRoute } from '#modules/requests/paths.ts';
import { t } from '#modules/requests/texts.ts';
import { Ago } from '#renderer/only-us/ui/base/Ago.tsx';
import { type Column, DataTable, tight } from '#renderer/only-us/ui/base/DataTable.tsx';
import { Muted } from '#renderer/only-us/ui/base/Muted.tsx';
import type { ListedRequest } from '../request.ts';

const none = (
  <Muted as="span" aria-hidden>
    –
  </Muted>
);

interface Props {
  requests: ListedRequest[];
  /** Whether states are mixed, and need a column. */
  isMixed: boolean;
}

export function RequestTable({ requests, isMixed }: Props) {
  const columns: Column<ListedRequest>[] = [
    { header: t('request'), cell: (request) => <Visitor request={request} /> },
    { header: t('what'), cell: (request) => <Product request={request} /> },
    { header: t('city'), cell: ({ city }) => (city ? <bdi>{city}</bdi> : none), isMinor: true },
    { header: t('assignee'), cell: ({ assignee }) => assignee ?? none, isMinor: true },
    ...(isMixed ? [{ header: t('state'), cell: State }] : []),
    { header: t('received'), cell: ({ createdAt }) => <Ago at={createdAt} />, width: tight },
  ];
  return <DataTable rows={requests} columns={columns} keyOf={({ id }) => id} className="request-table" />;
}

function State({ state }: ListedRequest) {
  if (state !== 'new') return <Text wrap="nowrap">{t(state)}</Text>;
  return (
    <Badge color="orange" highContrast>
      {t(state)}
    </Badge>
  );
}

function Visitor({ request }: { request: ListedRequest }) {
  const { id, name, company, reference, state, suspicions, openedAt } = request;
  const isUnread = state === 'new' && !openedAt;
  return (
    <>
      <Text weight={isUnread ? 'bold' : 'medium'}>
        <a className="open-link" href={`${requestsRoute}/${id}`}>
          <bdi>{name}</bdi>
          {isUnread && <span className="request-dot" role="img" aria-label={t('unread')} />}
        </a>
      </Text>
      <Muted as="div">
        {company && (
          <>
            <bdi>{company}</bdi> ·{' '}
          </>
        )}
        {reference}
      </Muted>
      {state === 'new' && suspicions.length > 0 && (
        <Text as="div" size="1" color="amber">
          {t('marked', { why: suspicions.map((why) => t(why)).join(', ') })}
        </Text>
      )}
    </>
  );
}

function Product({ request }: { request: ListedRequest }) {
  const { kind, productName, productPath, quantity, formTitle } = request;
  const about = productName || productPath.split('/').at(-1);
  const product = formTitle || about;
  return (
    <>
      <Text as="div" size={product ? '2' : '1'} color={product ? undefined : 'gray'}>
        {product || t('nothingChosen')}{' '}
        {kind === 'sample' && (
          <Badge color="cyan" highContrast>
            {t('sample')}
          </Badge>
        )}
      </Text>
      <Muted as="div" dir="auto">
        {formTitle ? about : quantity}
      </Muted>
    </>
  );
}
