import { Typography } from 'antd';
import { useGetNewsletterStatus } from '../../../../api/generated/newsletter-admin/newsletter-admin';
import { ShortDate } from '../../../../components/admin/ShortDate';

/** Looks up whether the searched address has unsubscribed. Needs the complete address. */
export function UnsubscribedNote({ search }: { search: string }) {
  const isAddress = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(search);
  const { data } = useGetNewsletterStatus({ email: search }, { query: { enabled: isAddress } });
  return (
    <Typography.Paragraph type="secondary" role="status">
      {isAddress && data?.status === 'unsubscribed' && data.since ? (
        <>
          <strong>{search}</strong> unsubscribed on <ShortDate value={data.since} />.
        </>
      ) : (
        'Search for the complete address to see when it unsubscribed.'
      )}
    </Typography.Paragraph>
  );
}
