import { Button } from 'antd';
import { useId, useState, type ReactNode } from 'react';
import type { TrendDto } from '../../../api/generated/model/trendDto';
import { formatCount } from '../../../words';
import { dayAt, inWords } from '../trend-words';
import { TrendLine } from './TrendLine';
import styles from './Trends.module.css';

interface TrendChartProps {
  title: string;
  /** An ISO 8601 date. */
  firstDay: string;
  trend: TrendDto;
  /** What chooses what is shown. */
  children?: ReactNode;
}

/** A line over days, what it says in words, and its numbers as a table for those who want them. */
export function TrendChart({ title, firstDay, trend, children }: TrendChartProps) {
  const [isTable, setTable] = useState(false);
  const [pointed, setPointed] = useState<number>();
  const id = useId();
  const words = inWords(trend);
  const number = pointed === undefined ? undefined : trend.days[pointed];
  return (
    <section className={styles.chart} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id}>{title}</h3>
        <p>{words}</p>
        {children}
        <Button size="small" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
          Show as table
        </Button>
      </div>
      {isTable ? (
        <TrendTable firstDay={firstDay} days={trend.days} label={title} />
      ) : (
        <div className={styles.canvas} role="img" aria-label={`${title} by day: ${words}`}>
          <TrendLine firstDay={firstDay} days={trend.days} onPoint={setPointed} />
          {number !== undefined && pointed !== undefined && (
            <p className={styles.pointed}>
              {dayAt(firstDay, pointed)}: {formatCount(number)}
            </p>
          )}
        </div>
      )}
    </section>
  );
}

interface TrendTableProps {
  firstDay: string;
  days: number[];
  label: string;
}

function TrendTable({ firstDay, days, label }: TrendTableProps) {
  return (
    <div className={styles.table} role="region" aria-label={`${label} as table`} tabIndex={0}>
      <table aria-label={label}>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">{label}</th>
          </tr>
        </thead>
        <tbody>
          {days
            .map((number, place) => (
              <tr key={place}>
                <th scope="row">{dayAt(firstDay, place)}</th>
                <td>{formatCount(number)}</td>
              </tr>
            ))
            .toReversed()}
        </tbody>
      </table>
    </div>
  );
}
