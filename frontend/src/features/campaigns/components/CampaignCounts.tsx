import { Flex, Table, type TableColumnType } from 'antd';
import type { CampaignCourseDto } from '../../../api/generated/model/campaignCourseDto';
import type { CampaignDayDto } from '../../../api/generated/model/campaignDayDto';
import type { CampaignDetailDto } from '../../../api/generated/model/campaignDetailDto';
import type { CampaignDto } from '../../../api/generated/model/campaignDto';
import { Section } from '../../../components/admin/Section';
import { formatCount } from '../../../format-count';
import { formatRevenue } from '../campaign-labels';

type Counts = Pick<CampaignDto, 'clicks' | 'orders' | 'revenue'>;

function countColumns<Row extends Counts>(): TableColumnType<Row>[] {
  return [
    {
      title: 'Clicks',
      align: 'right',
      render: (_value, { clicks }) => formatCount(clicks),
    },
    {
      title: 'Orders',
      align: 'right',
      render: (_value, { orders }) => formatCount(orders),
    },
    {
      title: 'Revenue',
      align: 'right',
      render: (_value, { revenue }) => formatRevenue(revenue),
    },
  ];
}

const TABLE = { size: 'small', pagination: false } as const;

/** Shows the counts of a campaign per course and per day. */
export function CampaignCounts({ campaign }: { campaign: CampaignDetailDto }) {
  return (
    <Flex vertical gap="middle" style={{ marginTop: 16 }}>
      <Section title="Courses">
        <Table<CampaignCourseDto>
          {...TABLE}
          aria-label="Courses"
          rowKey={({ course_id: id }) => id ?? ''}
          dataSource={campaign.courses}
          columns={[
            {
              title: 'Course',
              rowScope: 'row',
              onCell: () => ({ style: { overflowWrap: 'anywhere' } }),
              render: (_value, { course_id: id, title }) =>
                title ?? (id === null ? 'Other products' : `Course ${id}`),
            },
            ...countColumns<CampaignCourseDto>(),
          ]}
          locale={{ emptyText: 'No clicks and no orders yet' }}
        />
      </Section>
      <Section title="Last 90 days">
        <Table<CampaignDayDto>
          {...TABLE}
          aria-label="Last 90 days"
          rowKey="day"
          dataSource={campaign.days}
          columns={[
            { title: 'Day (UTC)', dataIndex: 'day', rowScope: 'row' },
            ...countColumns<CampaignDayDto>(),
          ]}
          locale={{ emptyText: 'No clicks and no orders in the last 90 days' }}
        />
      </Section>
    </Flex>
  );
}
