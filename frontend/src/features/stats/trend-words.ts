import type { TrendDto } from '../../api/generated/model/trendDto';
import { formatCount } from '../../words';

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** The figure of 90 days, and how it compares with the 90 days before. */
export function inWords({ total, before }: Pick<TrendDto, 'total' | 'before'>): string {
  return `${formatCount(total)} in 90 days, ${compare(total, before)}`;
}

function compare(total: number, before: number): string {
  if (total === before) return 'as many as in the 90 days before';
  if (before === 0) return 'none in the 90 days before';
  const percent = Math.round((Math.abs(total - before) / before) * 100);
  const share = percent === 0 ? 'slightly' : `${formatCount(percent)}%`;
  return `${share} ${total > before ? 'more' : 'fewer'} than in the 90 days before`;
}

/** A day of the period, such as "Mar 4, 2026". @param firstDay an ISO 8601 date */
export function dayAt(firstDay: string, place: number): string {
  const day = new Date(firstDay);
  day.setUTCDate(day.getUTCDate() + place);
  return DAY.format(day);
}
