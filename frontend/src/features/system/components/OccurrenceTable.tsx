import { Flex, Table, Typography } from 'antd';
import { ShortDate } from '../../../components/admin/ShortDate';
import { TimeAgo } from '../../../components/admin/TimeAgo';
import { formatCount } from '../../../words';

interface Occurrence {
  what: string;
  where: string;
  count: number;
  first_at: string;
  last_at: string;
}

/** The latest first, with how often and since when. */
export function OccurrenceTable({ label, all }: { label: string; all: Occurrence[] }) {
  return (
    <Table
      aria-label={label}
      size="small"
      pagination={false}
      rowKey={({ what, where }) => `${what} ${where}`}
      dataSource={all}
      columns={[
        {
          title: 'What',
          rowScope: 'row',
          render: (_, { what, where }) => (
            <Flex vertical>
              <strong>{what}</strong>
              <Typography.Text type="secondary">{where}</Typography.Text>
            </Flex>
          ),
        },
        {
          title: 'When',
          width: '40%',
          render: (_, { count, first_at: first, last_at: last }) => (
            <>
              {count === 1 ? 'Once' : `${formatCount(count)} times`}, <TimeAgo value={last} />
              {count > 1 && (
                <>
                  , first <ShortDate value={first} withTime />
                </>
              )}
            </>
          ),
        },
      ]}
    />
  );
}
