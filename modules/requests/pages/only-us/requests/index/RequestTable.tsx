import { Badge, Link, Table, Text } from '@radix-ui/themes';
import { usePageContext } from 'vike-react/usePageContext';
import { formatDateTime } from '#lib/dates.ts';
import { requestsRoute } from '#modules/requests/paths.ts';
import { t } from '#modules/requests/texts.ts';
import { type ListedRequest, stateColors } from '../request.ts';

/** The requests, one a row. */
export function RequestTable({ requests }: { requests: ListedRequest[] }) {
  return (
    <Table.Root variant="surface">
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeaderCell>{t('request')}</Table.ColumnHeaderCell>
          <Table.ColumnHeaderCell>{t('what')}</Table.ColumnHeaderCell>
          <Table.ColumnHeaderCell className="from-1000">{t('city')}</Table.ColumnHeaderCell>
          <Table.ColumnHeaderCell className="from-1100">{t('assignee')}</Table.ColumnHeaderCell>
          <Table.ColumnHeaderCell>{t('state')}</Table.ColumnHeaderCell>
          <Table.ColumnHeaderCell>{t('received')}</Table.ColumnHeaderCell>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {requests.map((request) => (
          <Row key={request.id} request={request} />
        ))}
      </Table.Body>
    </Table.Root>
  );
}

const none = (
  <Text color="gray" aria-hidden>
    –
  </Text>
);

function Row({ request }: { request: ListedRequest }) {
  const { id, name, company, reference, state, suspicions, productName, productPath, quantity, city } =
    request;
  const { timeZone } = usePageContext().site;
  const isUnread = state === 'new' && !request.openedAt;
  const product = productName || productPath.split('/').at(-1);
  return (
    <Table.Row align="center" data-unread={isUnread || undefined}>
      <Table.RowHeaderCell>
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
      </Table.RowHeaderCell>
      <Table.Cell>
        <Text as="div" size="2" color={product ? undefined : 'gray'}>
          {product || t('nothingChosen')}
        </Text>
        <Text as="div" size="1" color="gray" dir="auto">
          {quantity}
        </Text>
      </Table.Cell>
      <Table.Cell className="from-1000">{city ? <bdi>{city}</bdi> : none}</Table.Cell>
      <Table.Cell className="from-1100">{request.assignee ?? none}</Table.Cell>
      <Table.Cell>
        <Badge color={stateColors[state]} highContrast>
          {t(state)}
        </Badge>
      </Table.Cell>
      <Table.Cell>
        <Text size="2" wrap="nowrap">
          {formatDateTime(request.createdAt, timeZone)}
        </Text>
      </Table.Cell>
    </Table.Row>
  );
}
