import { RedoOutlined, SendOutlined } from '@ant-design/icons';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { Button, Drawer, Flex, Typography } from 'antd';
import { useEffect, useState } from 'react';
import type { WebhookDeliveryDto } from '../../../api/generated/model/webhookDeliveryDto';
import type { WebhookEndpointDto } from '../../../api/generated/model/webhookEndpointDto';
import {
  getListWebhookDeliveriesQueryKey,
  getListWebhookEndpointsQueryKey,
  useListWebhookDeliveries,
  useReplayWebhookDelivery,
  useTestWebhookEndpoint,
} from '../../../api/generated/webhooks/webhooks';
import type { DataColumn } from '../../../components/admin/data-columns';
import { DataTable } from '../../../components/admin/DataTable';
import { Pagination } from '../../../components/admin/Pagination';
import { ShortDate } from '../../../components/admin/ShortDate';
import { TimeAgo } from '../../../components/admin/TimeAgo';
import { ToneBadge } from '../../../components/admin/ToneBadge';
import { toastError } from '../../../components/toaster/toast-failure';
import { EVENTS, formatState, subjectOf } from '../webhook-labels';

const PAGE_SIZE = 25;
/** Milliseconds between requests while a delivery is in progress. */
const POLL_INTERVAL = 2_000;

interface DeliveriesDrawerProps {
  endpoint: WebhookEndpointDto | undefined;
  onClose: () => void;
}

export function DeliveriesDrawer({ endpoint, onClose }: DeliveriesDrawerProps) {
  // The drawer keeps its content while it closes.
  const [shown, setShown] = useState(endpoint);
  if (endpoint && endpoint !== shown) setShown(endpoint);
  return (
    <Drawer
      open={endpoint !== undefined}
      onClose={onClose}
      size={736}
      destroyOnHidden
      title={shown && `Deliveries to ${shown.name}`}
      styles={{ title: { overflowWrap: 'anywhere' }, wrapper: { maxWidth: '100vw' } }}
    >
      {shown && <Deliveries key={shown.id} endpoint={shown} />}
    </Drawer>
  );
}

function Deliveries({ endpoint: { id, is_active: isActive } }: { endpoint: WebhookEndpointDto }) {
  const queryClient = useQueryClient();
  const [page, setPage] = useState(1);
  const query = useListWebhookDeliveries(
    id,
    { page, limit: PAGE_SIZE },
    {
      query: {
        placeholderData: keepPreviousData,
        staleTime: 0,
        refetchInterval: ({ state }) =>
          isActive && state.data?.deliveries.some(({ state: now }) => now === 'waiting')
            ? POLL_INTERVAL
            : false,
      },
    },
  );
  const [newest] = (page === 1 && query.data?.deliveries) || [];
  useEffect(() => {
    if (newest) {
      void queryClient.invalidateQueries({ queryKey: getListWebhookEndpointsQueryKey() });
    }
  }, [queryClient, newest]);
  const onSuccess = () =>
    queryClient.invalidateQueries({ queryKey: getListWebhookDeliveriesQueryKey(id) });
  const test = useTestWebhookEndpoint({
    mutation: { onSuccess, onError: toastError('Failed to send the test') },
  });
  const replay = useReplayWebhookDelivery({
    mutation: { onSuccess, onError: toastError('Failed to send it again') },
  });
  return (
    <Flex vertical gap={16}>
      <Flex wrap gap={8} align="center" justify="space-between">
        <Typography.Text type="secondary">
          Deliveries are kept for 30 days.{!isActive && ' The endpoint is off.'}
        </Typography.Text>
        <Button
          icon={<SendOutlined aria-hidden="true" />}
          loading={test.isPending}
          onClick={() => test.mutate({ id })}
        >
          Send test
        </Button>
      </Flex>
      <DataTable
        label="Deliveries"
        query={query}
        rows={query.data?.deliveries}
        rowKey={(delivery) => delivery.id}
        rowName={(delivery) => `${EVENTS[delivery.event]} ${subjectOf(delivery)}`.trim()}
        columns={COLUMNS}
        actions={(delivery) => [
          {
            title: 'Replay',
            icon: <RedoOutlined />,
            onClick: () => replay.mutate({ id, deliveryId: delivery.id }),
          },
        ]}
        empty={{
          title: 'No deliveries yet',
          reason: 'Events sent to the endpoint appear here, with its responses.',
        }}
        errorTitle="We could not load the deliveries"
      />
      <Pagination page={page} pages={query.data?.pagination.pages ?? 0} onTurn={setPage} />
    </Flex>
  );
}

const COLUMNS: DataColumn<WebhookDeliveryDto>[] = [
  {
    title: 'Event',
    card: 'name',
    render: (delivery) => (
      <>
        <div>{EVENTS[delivery.event]}</div>
        <Typography.Text type="secondary">{subjectOf(delivery)}</Typography.Text>
      </>
    ),
  },
  { title: 'Result', card: 'text', render: (delivery) => <Result {...delivery} /> },
  {
    title: 'State',
    card: 'status',
    width: 144,
    render: (delivery) => {
      const { tone, label } = formatState(delivery);
      return <ToneBadge tone={tone}>{label}</ToneBadge>;
    },
  },
];

function Result(delivery: WebhookDeliveryDto) {
  const { created_at: at, due_at: due, tries, status, milliseconds, answer, error } = delivery;
  return (
    <>
      <TimeAgo value={at} />
      {tries > 0 && ` · ${tries === 1 ? '1 try' : `${tries} tries`}`}
      {status !== null && ` · ${status} in ${milliseconds} ms`}
      {tries > 0 && due && (
        <>
          {' · again '}
          <ShortDate value={due} withTime />
        </>
      )}
      {error && (
        <div>
          <Typography.Text type="danger">{error}</Typography.Text>
        </div>
      )}
      {answer && (
        <details>
          <summary style={{ lineHeight: '28px' }}>Response</summary>
          <Typography.Text code style={{ whiteSpace: 'pre-wrap' }}>
            {answer}
          </Typography.Text>
        </details>
      )}
    </>
  );
}
