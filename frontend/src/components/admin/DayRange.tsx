import { DayInput } from './DayInput';
import { toRefusals } from './forms/refusals';

interface DayRangeProps {
  /** Such as `2026-05-31`, or empty. */
  from: string;
  to: string;
  /** What the server said of the list; it may name one of the days. */
  error: unknown;
  onChange: (day: { from: string } | { to: string }) => void;
}

export function DayRange({ from, to, error, onChange }: DayRangeProps) {
  const refused = toRefusals(error, { from, to });
  return (
    <>
      <DayInput
        label="From"
        value={from}
        fault={refused.from?.message}
        onChange={(day) => onChange({ from: day })}
      />
      <DayInput
        label="To"
        value={to}
        fault={refused.to?.message}
        onChange={(day) => onChange({ to: day })}
      />
    </>
  );
}
