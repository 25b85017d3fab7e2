import { Table } from 'antd';
import { formatCount } from '../../../format-count';
import type { Week } from '../format-trend';

/** The counts of a chart, the newest week first. */
export default function TrendTable({ title, weeks }: { title: string; weeks: Week[] }) {
  return (
    <Table
      aria-label={title}
      size="small"
      pagination={false}
      rowKey="start"
      dataSource={weeks.toReversed()}
      columns={[
        { title: 'Week from', dataIndex: 'start', rowScope: 'row' },
        { title, dataIndex: 'count', align: 'right', render: formatCount },
      ]}
    />
  );
}
