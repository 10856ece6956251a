import { Badge, Link, Text } from '@radix-ui/themes';
import { usePageContext } from 'vike-react/usePageContext';
import { formatDateTime } from '#lib/dates.ts';
import { requestsRoute } from '#modules/requests/paths.ts';
import { t } from '#modules/requests/texts.ts';
import { type Column, DataTable } from '#renderer/only-us/ui/list/DataTable.tsx';
import { type ListedRequest, stateColors } from '../request.ts';

const none = (
  <Text color="gray" aria-hidden>
    –
  </Text>
);

/** The requests, one a row. */
export function RequestTable({ requests }: { requests: ListedRequest[] }) {
  const { timeZone } = usePageContext().site;
  const columns: Column<ListedRequest>[] = [
    { header: t('request'), cell: (request) => <Visitor request={request} /> },
    { header: t('what'), cell: (request) => <Product request={request} /> },
    { header: t('city'), cell: ({ city }) => (city ? <bdi>{city}</bdi> : none), hideBelow: 1000 },
    { header: t('assignee'), cell: ({ assignee }) => assignee ?? none, hideBelow: 1100 },
    {
      header: t('state'),
      cell: ({ state }) => (
        <Badge color={stateColors[state]} highContrast>
          {t(state)}
        </Badge>
      ),
    },
    {
      header: t('received'),
      cell: ({ createdAt }) => <Text wrap="nowrap">{formatDateTime(createdAt, timeZone)}</Text>,
    },
  ];
  return <DataTable rows={requests} columns={columns} keyOf={({ id }) => id} className="request-table" />;
}

function Visitor({ request }: { request: ListedRequest }) {
  const { id, name, company, reference, state, suspicions, openedAt } = request;
  const isUnread = state === 'new' && !openedAt;
  return (
    <>
      <Link href={`${requestsRoute}/${id}`} color="gray" highContrast weight={isUnread ? 'bold' : 'medium'}>
        <bdi>{name}</bdi>
        {isUnread && <span className="request-dot" role="img" aria-label={t('unread')} />}
      </Link>
      <Text as="div" size="1" color="gray">
        {company && (
          <>
            <bdi>{company}</bdi> ·{' '}
          </>
        )}
        {reference}
      </Text>
      {state === 'new' && suspicions.length > 0 && (
        <Text as="div" size="1" color="amber">
          {t('marked', { why: suspicions.map((why) => t(why)).join(', ') })}
        </Text>
      )}
    </>
  );
}

function Product({ request: { productName, productPath, quantity } }: { request: ListedRequest }) {
  const product = productName || productPath.split('/').at(-1);
  return (
    <>
      <Text as="div" size="2" color={product ? undefined : 'gray'}>
        {product || t('nothingChosen')}
      </Text>
      <Text as="div" size="1" color="gray" dir="auto">
        {quantity}
      </Text>
    </>
  );
}
