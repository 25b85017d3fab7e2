import { RedoOutlined, SendOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { WebhookDeliveryDto } from '../../../api/generated/model/webhookDeliveryDto';
import type { WebhookEndpointDto } from '../../../api/generated/model/webhookEndpointDto';
import { EmptyState } from '../../../components/admin/EmptyState';
import { IconAction } from '../../../components/admin/IconAction';
import { Pagination } from '../../../components/admin/Pagination';
import { QueryAlert } from '../../../components/admin/QueryAlert';
import { ShortDate } from '../../../components/admin/ShortDate';
import { TimeAgo } from '../../../components/admin/TimeAgo';
import { ToneBadge } from '../../../components/admin/ToneBadge';
import { Skeleton } from '../../../components/Skeleton';
import { useDeliveries } from '../use-deliveries';
import { EVENTS, stateInWords, subjectOf } from '../webhook-words';
import styles from './DeliveryList.module.css';

/** The deliveries to an endpoint, newest first, with what came back. */
export function DeliveryList({ endpoint }: { endpoint: WebhookEndpointDto }) {
  const { query, page, setPage, test, replay } = useDeliveries(endpoint);
  return (
    <>
      <div className={styles.head}>
        <p>Deliveries are kept for 30 days.{!endpoint.is_active && ' The endpoint is off.'}</p>
        <Button
          icon={<SendOutlined aria-hidden="true" />}
          loading={test.isPending}
          onClick={() => test.mutate({ id: endpoint.id })}
        >
          Send test
        </Button>
      </div>
      {query.isError && !query.data && (
        <QueryAlert query={query} title="We could not load the deliveries" />
      )}
      {query.isPending && <Skeleton />}
      {query.data?.deliveries.length === 0 && (
        <EmptyState title="No deliveries yet">
          What the endpoint is told of appears here, with its answers.
        </EmptyState>
      )}
      <ul className={styles.list} aria-label="Deliveries" aria-busy={query.isFetching}>
        {query.data?.deliveries.map((delivery) => (
          <li key={delivery.id}>
            <Delivery delivery={delivery} />
            <IconAction
              tooltip="Replay"
              label={['Replay', EVENTS[delivery.event], subjectOf(delivery)].join(' ').trim()}
              icon={<RedoOutlined />}
              loading={replay.isPending && replay.variables.deliveryId === delivery.id}
              onClick={() => replay.mutate({ id: endpoint.id, deliveryId: delivery.id })}
            />
          </li>
        ))}
      </ul>
      <Pagination page={page} pages={query.data?.pagination.pages ?? 0} onTurn={setPage} />
    </>
  );
}

function Delivery({ delivery }: { delivery: WebhookDeliveryDto }) {
  const { event, tries, status, milliseconds, answer, fault } = delivery;
  const { tone, label } = stateInWords(delivery);
  return (
    <div className={styles.delivery}>
      <p>
        <strong>{EVENTS[event]}</strong>{' '}
        <span className={styles.subject}>{subjectOf(delivery)}</span>{' '}
        <ToneBadge tone={tone}>{label}</ToneBadge>
      </p>
      <p className={styles.facts}>
        <TimeAgo value={delivery.created_at} />
        {tries > 0 && ` · ${tries === 1 ? '1 try' : `${tries} tries`}`}
        {status !== null && ` · ${status} in ${milliseconds} ms`}
        {tries > 0 && delivery.due_at && (
          <>
            {' · again '}
            <ShortDate value={delivery.due_at} withTime />
          </>
        )}
      </p>
      {fault && <p className={styles.fault}>{fault}</p>}
      {answer && (
        <details>
          <summary>Answer</summary>
          <pre className={styles.answer}>{answer}</pre>
        </details>
      )}
    </div>
  );
}
