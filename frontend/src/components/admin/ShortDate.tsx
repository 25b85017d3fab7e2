interface ShortDateProps {
  /** An ISO 8601 time. */
  value: string;
  withTime?: boolean;
}

const SHORT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const WITH_TIME = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const FULL = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'long' });

/** A day such as "Mar 4, 2026" in the viewer's time zone; pointing at it shows the full time. */
export function ShortDate({ value, withTime = false }: ShortDateProps) {
  const date = new Date(value);
  return (
    <time dateTime={value} title={FULL.format(date)}>
      {(withTime ? WITH_TIME : SHORT).format(date)}
    </time>
  );
}
