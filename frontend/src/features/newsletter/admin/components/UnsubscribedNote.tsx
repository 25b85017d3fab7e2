import { Typography } from 'antd';
import { useGetNewsletterStatus } from '../../../../api/generated/newsletter-admin/newsletter-admin';
import { ShortDate } from '../../../../components/admin/ShortDate';

/** @param search a whole address is looked up among those who have unsubscribed */
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
        'Search for a whole address to learn when it unsubscribed.'
      )}
    </Typography.Paragraph>
  );
}
