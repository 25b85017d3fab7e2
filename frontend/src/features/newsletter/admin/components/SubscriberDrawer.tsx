import { useQueryClient } from '@tanstack/react-query';
import { Button, Descriptions, Drawer, Flex, Typography } from 'antd';
import type { NewsletterDetailsDto } from '../../../../api/generated/model/newsletterDetailsDto';
import {
  getGetNewsletterQueryKey,
  useForgetNewsletterBounce,
  useGetNewsletter,
} from '../../../../api/generated/newsletter-admin/newsletter-admin';
import { restoreFocusOnClose } from '../../../../components/admin/restore-focus';
import { RecordLoader } from '../../../../components/admin/forms/RecordLoader';
import { HistoryLink } from '../../../../components/admin/HistoryLink';
import { ShortDate } from '../../../../components/admin/ShortDate';
import { ToneBadge } from '../../../../components/admin/ToneBadge';
import { toastError } from '../../../../components/toaster/toast-failure';
import { toast } from '../../../../components/toaster/toast-store';
import { refreshNewsletters } from '../../refresh-newsletters';
import { formatConsent } from '../consent-labels';

interface SubscriberDrawerProps {
  /** '' while it is closed. */
  id: string;
  onClose: () => void;
}

/** Shows a subscriber's consent, and whether mail is delivered. */
export function SubscriberDrawer({ id, onClose }: SubscriberDrawerProps) {
  const query = useGetNewsletter(id, { query: { enabled: id !== '', staleTime: 0 } });
  return (
    <Drawer
      open={id !== ''}
      onClose={onClose}
      afterOpenChange={restoreFocusOnClose}
      size={560}
      title="Subscriber"
      styles={{ wrapper: { maxWidth: '100vw' } }}
    >
      {query.data ? (
        <SubscriberFacts subscriber={query.data} />
      ) : (
        <RecordLoader noun="subscription" query={query} onClose={onClose} />
      )}
    </Drawer>
  );
}

function SubscriberFacts({ subscriber }: { subscriber: NewsletterDetailsDto }) {
  const { id, email, subscribedAt, bounced, consents } = subscriber;
  const queryClient = useQueryClient();
  const allow = useForgetNewsletterBounce({
    mutation: {
      onSuccess: async () => {
        await Promise.all([
          queryClient.invalidateQueries({ queryKey: getGetNewsletterQueryKey(id) }),
          refreshNewsletters(queryClient),
        ]);
        toast({ title: 'Email allowed again', description: 'The next email will be sent' });
      },
      onError: toastError('Failed to allow email again'),
    },
  });
  const facts = [
    {
      label: 'Email',
      children: (
        <Flex wrap gap="0 16px">
          {email}
          <HistoryLink type="subscriber" id={id} />
        </Flex>
      ),
    },
    { label: 'Subscribed', children: <ShortDate value={subscribedAt} withTime /> },
    ...(bounced
      ? [
          {
            label: 'Email delivery',
            children: (
              <Flex vertical gap="small" align="start">
                <span>
                  <ToneBadge tone="danger">Bounced</ToneBadge> The mail server rejected an email on{' '}
                  <ShortDate value={bounced.since} withTime />: {bounced.words}
                </span>
                We send no email to this address until it changes or you allow it.
                <Button loading={allow.isPending} onClick={() => allow.mutate({ id })}>
                  Allow email again
                </Button>
              </Flex>
            ),
          },
        ]
      : []),
  ];
  return (
    <Flex vertical gap="middle">
      <Descriptions column={1} size="small" items={facts} />
      <h2>Consent</h2>
      {consents?.length ? (
        <Flex component="ol" vertical gap="middle" aria-label="Consent">
          {consents.map((consent) => (
            <Flex component="li" vertical key={`${consent.action} ${consent.at}`}>
              <strong>{formatConsent(consent)}</strong>
              <Typography.Text type="secondary">
                <ShortDate value={consent.at} withTime />
              </Typography.Text>
              Version {consent.text} of the text
              {consent.words === null ? ', shown by the other program' : `: ${consent.words}`}
            </Flex>
          ))}
        </Flex>
      ) : (
        <Typography.Text type="secondary">
          We have no record of it: the address was imported, or subscribed before consent was
          recorded.
        </Typography.Text>
      )}
    </Flex>
  );
}
