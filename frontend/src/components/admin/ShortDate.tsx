import { DAY, DAY_AND_TIME, FULL_TIME } from './time-formats';

interface ShortDateProps {
  /** An ISO 8601 time. */
  value: string;
  withTime?: boolean;
}

/** Shows a day such as "Mar 4, 2026" in the viewer's time zone, with the full time as a tooltip. */
export function ShortDate({ value, withTime = false }: ShortDateProps) {
  const date = new Date(value);
  return (
    <time dateTime={value} title={FULL_TIME.format(date)}>
      {(withTime ? DAY_AND_TIME : DAY).format(date)}
    </time>
  );
}
