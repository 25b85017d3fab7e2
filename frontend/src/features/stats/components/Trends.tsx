import { Select } from 'antd';
import { useState } from 'react';
import { useGetTrends } from '../../../api/generated/stats/stats';
import type { TrendsDto } from '../../../api/generated/model/trendsDto';
import { QueryView } from '../../../components/admin/QueryView';
import { Section } from '../../../components/admin/Section';
import { TrendChart } from './TrendChart';

export function Trends() {
  const query = useGetTrends();
  return (
    <Section title="Last 90 days">
      <QueryView query={query} errorTitle="We could not load the charts">
        {(trends) => (
          <>
            <TrendChart
              title="Subscribers"
              firstDay={trends.first_day}
              trend={trends.subscribers}
            />
            <TrendChart title="Stories" firstDay={trends.first_day} trend={trends.testimonials} />
            <EnrolClicks trends={trends} />
          </>
        )}
      </QueryView>
    </Section>
  );
}

const ALL = 'all';

function EnrolClicks({ trends }: { trends: TrendsDto }) {
  const [chosen, setChosen] = useState(ALL);
  const { courses, enrol_clicks: all, first_day: firstDay } = trends;
  const options = courses.map(({ id, title, total }) => ({
    value: id,
    label: `${title} (${total})`,
  }));
  return (
    <TrendChart
      title="Enrollment clicks"
      firstDay={firstDay}
      trend={courses.find(({ id }) => id === chosen) ?? all}
    >
      {courses.length > 0 && (
        <Select
          aria-label="Course"
          value={chosen}
          options={[{ value: ALL, label: 'All Courses' }, ...options]}
          onChange={setChosen}
          style={{ width: 240 }}
        />
      )}
    </TrendChart>
  );
}
