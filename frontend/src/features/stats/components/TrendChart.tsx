import { Button, Flex, Tooltip, Typography } from 'antd';
import { lazy, Suspense, useId, useState, type ReactNode } from 'react';
import type { TrendDto } from '../../../api/generated/model/trendDto';
import { formatCount } from '../../../format-count';
import { formatTrend, weeksOf, type Week } from '../format-trend';
import styles from './TrendChart.module.css';

const TrendTable = lazy(() => import('./TrendTable'));

interface TrendChartProps {
  title: string;
  /** An ISO 8601 date. */
  firstDay: string;
  trend: TrendDto;
  /** Controls that choose the data. */
  children?: ReactNode;
}

/** Shows one bar per week, with a text summary and, on request, a table. */
export function TrendChart({ title, firstDay, trend, children }: TrendChartProps) {
  const [isTable, setTable] = useState(false);
  const id = useId();
  const words = formatTrend(trend);
  const weeks = weeksOf(firstDay, trend.days);
  return (
    <section aria-labelledby={id}>
      <Flex wrap gap="8px 16px" align="center" style={{ marginBlock: 16 }}>
        <h3 id={id}>{title}</h3>
        <Typography.Text type="secondary" style={{ flex: '1 1 240px' }}>
          {words}
        </Typography.Text>
        {children}
        <Button size="small" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
          Show as table
        </Button>
      </Flex>
      {isTable ? (
        <Suspense>
          <TrendTable title={title} weeks={weeks} />
        </Suspense>
      ) : (
        <div role="img" aria-label={`${title} by week: ${words}`}>
          <Bars weeks={weeks} />
        </div>
      )}
    </section>
  );
}

function Bars({ weeks }: { weeks: Week[] }) {
  const most = Math.max(...weeks.map(({ count }) => count), 1);
  return (
    <>
      <div className={styles.bars}>
        {weeks.map(({ start, count }) => (
          <Tooltip key={start} title={`Week from ${start}: ${formatCount(count)}`}>
            <div className={styles.week}>
              <div className={styles.bar} style={{ height: `${(count / most) * 100}%` }} />
            </div>
          </Tooltip>
        ))}
      </div>
      <Flex justify="space-between">
        <Typography.Text type="secondary">{weeks.at(0)?.start}</Typography.Text>
        <Typography.Text type="secondary">At most {formatCount(most)} a week</Typography.Text>
        <Typography.Text type="secondary">{weeks.at(-1)?.start}</Typography.Text>
      </Flex>
    </>
  );
}
