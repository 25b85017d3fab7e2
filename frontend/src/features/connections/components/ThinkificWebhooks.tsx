import { useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Descriptions, Flex, Typography } from 'antd';
import {
  getGetThinkificWebhooksQueryKey,
  useGetThinkificWebhooks,
  useRegisterThinkificWebhooks,
  useRemoveThinkificWebhooks,
} from '../../../api/generated/settings/settings';
import type { ThinkificWebhooksDto } from '../../../api/generated/model/thinkificWebhooksDto';
import { QueryView } from '../../../components/admin/QueryView';
import { TimeAgo } from '../../../components/admin/TimeAgo';
import { toastError } from '../../../components/toaster/toast-failure';
import { toast } from '../../../components/toaster/toast-store';

/** Shows which events Thinkific reports to the site, and registers them. */
export function ThinkificWebhooks() {
  const query = useGetThinkificWebhooks();
  return (
    <section aria-labelledby="thinkific-webhooks" style={{ marginTop: 24 }}>
      <Typography.Title level={3} id="thinkific-webhooks" style={{ fontSize: 16 }}>
        Webhooks
      </Typography.Title>
      <Typography.Paragraph type="secondary">
        With webhooks, changes in Thinkific arrive within seconds, and not only with the next sync,
        and orders count for campaigns.
      </Typography.Paragraph>
      <QueryView query={query} errorTitle="We could not load the webhooks">
        {(webhooks) => <Webhooks {...webhooks} />}
      </QueryView>
    </section>
  );
}

function Webhooks({
  problem,
  webhooks,
  last_event: last,
  last_event_at: at,
}: ThinkificWebhooksDto) {
  const { register, remove, isBusy } = useRegistration();
  const isSet = ({ registered_at: at }: (typeof webhooks)[number]) => at !== null;
  const missing = webhooks.filter((webhook) => !isSet(webhook));
  const items = [
    { key: 'registered', label: 'Registered', children: topicsOf(webhooks.filter(isSet)) },
    { key: 'missing', label: 'Not registered', children: topicsOf(missing) },
    {
      key: 'last',
      label: 'Last event',
      children: at ? (
        <span>
          {last}, <TimeAgo value={at} />
        </span>
      ) : (
        'None yet'
      ),
    },
  ];
  return (
    <Flex vertical gap="middle">
      <Descriptions size="small" column={1} items={items} />
      {problem && <Alert type="info" role="note" showIcon title={problem} />}
      <Flex wrap gap="small">
        <Button disabled={problem !== null} loading={isBusy} onClick={register}>
          {missing.length > 0 ? 'Register webhooks' : 'Check and repair'}
        </Button>
        {missing.length < webhooks.length && (
          <Button danger disabled={isBusy} onClick={remove}>
            Remove webhooks
          </Button>
        )}
      </Flex>
    </Flex>
  );
}

function topicsOf(webhooks: ThinkificWebhooksDto['webhooks']): string {
  return webhooks.map(({ topic }) => topic).join(', ') || 'None';
}

function useRegistration() {
  const queryClient = useQueryClient();
  const registering = useRegisterThinkificWebhooks();
  const removing = useRemoveThinkificWebhooks();
  const settle = (title: string, description: string) => ({
    onSuccess: (saved: ThinkificWebhooksDto) => {
      queryClient.setQueryData(getGetThinkificWebhooksQueryKey(), saved);
      toast({ title, description });
    },
    onError: toastError('We could not change the webhooks'),
  });
  return {
    isBusy: registering.isPending || removing.isPending,
    register: () =>
      registering.mutate(
        undefined,
        settle('Webhooks registered', 'Thinkific reports changes from now on'),
      ),
    remove: () =>
      removing.mutate(
        undefined,
        settle('Webhooks removed', 'Changes arrive with the next sync from now on'),
      ),
  };
}
