interface ShortDateProps {
  /** An ISO 8601 time. */
  value: string;
}

const SHORT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const FULL = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'long' });

/** A day such as "Mar 4, 2026" in the viewer's time zone; pointing at it shows the full time. */
export function ShortDate({ value }: ShortDateProps) {
  const date = new Date(value);
  return (
    <time dateTime={value} title={FULL.format(date)}>
      {SHORT.format(date)}
    </time>
  );
}
