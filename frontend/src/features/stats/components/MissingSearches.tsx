import { Table, Typography } from 'antd';
import { useListMissingSearches } from '../../../api/generated/searches/searches';
import { QueryView } from '../../../components/admin/QueryView';
import { Section } from '../../../components/admin/Section';
import { formatCount } from '../../../format-count';

const TITLE = 'Searches without a result';

/** The server counts by days in UTC. */
const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

export function MissingSearches() {
  const query = useListMissingSearches();
  return (
    <Section title={TITLE}>
      <Typography.Paragraph type="secondary">
        Visitors searched for these in the last 90 days and found nothing.
      </Typography.Paragraph>
      <QueryView
        query={query}
        errorTitle="We could not load the searches"
        isEmpty={({ searches }) => searches.length === 0}
        empty="Every search found something"
      >
        {({ searches }) => (
          <Table
            aria-label={TITLE}
            size="small"
            pagination={false}
            rowKey="term"
            dataSource={searches}
            columns={[
              {
                title: 'Search',
                dataIndex: 'term',
                rowScope: 'row',
                onCell: () => ({ style: { overflowWrap: 'anywhere' } }),
              },
              { title: 'Times', dataIndex: 'count', align: 'right', render: formatCount },
              {
                title: 'Last',
                dataIndex: 'last_day',
                render: (day: string) => <time dateTime={day}>{DAY.format(new Date(day))}</time>,
              },
            ]}
          />
        )}
      </QueryView>
    </Section>
  );
}
