import type { TrendDto } from '../../api/generated/model/trendDto';
import { formatCount } from '../../format-count';

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

const DAYS_OF_WEEK = 7;

/** For example "64 in 90 days, 10% more than in the 90 days before". */
export function formatTrend({ total, before }: Pick<TrendDto, 'total' | 'before'>): string {
  return `${formatCount(total)} in 90 days, ${compare(total, before)}`;
}

function compare(total: number, before: number): string {
  if (total === before) return 'as many as in the 90 days before';
  if (before === 0) return 'none in the 90 days before';
  const percent = Math.round((Math.abs(total - before) / before) * 100);
  const share = percent === 0 ? 'slightly' : `${formatCount(percent)}%`;
  return `${share} ${total > before ? 'more' : 'fewer'} than in the 90 days before`;
}

export interface Week {
  /** The first day, such as "Mar 4, 2026". */
  start: string;
  count: number;
}

/** Sums days by week. The last week ends on the last day; the first one may be shorter. */
export function weeksOf(firstDay: string, days: readonly number[]): Week[] {
  const weeks: Week[] = [];
  for (let end = days.length; end > 0; end -= DAYS_OF_WEEK) {
    const place = Math.max(end - DAYS_OF_WEEK, 0);
    const count = days.slice(place, end).reduce((sum, number) => sum + number, 0);
    weeks.unshift({ start: dayAt(firstDay, place), count });
  }
  return weeks;
}

/** @param firstDay an ISO 8601 date */
function dayAt(firstDay: string, place: number): string {
  const day = new Date(firstDay);
  day.setUTCDate(day.getUTCDate() + place);
  return DAY.format(day);
}
