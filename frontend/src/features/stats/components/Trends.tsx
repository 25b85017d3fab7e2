import { useState } from 'react';
import { useGetTrends } from '../../../api/generated/stats/stats';
import type { TrendsDto } from '../../../api/generated/model/trendsDto';
import { FilterSelect } from '../../../components/admin/FilterSelect';
import { QueryState } from '../../../components/QueryState';
import { Skeleton } from '../../../components/Skeleton';
import { TrendChart } from './TrendChart';
import styles from './Trends.module.css';

/** What has happened in the last 90 days, one line for each. */
export function Trends() {
  const query = useGetTrends();
  return (
    <section className={styles.section} aria-labelledby="trends">
      <h2 id="trends">Last 90 days</h2>
      <QueryState
        query={query}
        loading={<Skeleton className={styles.skeleton} />}
        errorTitle="We could not load the charts"
      >
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
      </QueryState>
    </section>
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
      title="Enrol clicks"
      firstDay={firstDay}
      trend={courses.find(({ id }) => id === chosen) ?? all}
    >
      {courses.length > 0 && (
        <FilterSelect
          label="Course"
          value={chosen}
          options={[{ value: ALL, label: 'All Courses' }, ...options]}
          onChange={setChosen}
        />
      )}
    </TrendChart>
  );
}
