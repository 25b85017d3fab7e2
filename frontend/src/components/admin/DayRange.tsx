import { ApiError } from '../../api/api-error';
import { DayInput } from './DayInput';

interface DayRangeProps {
  /** Such as `2026-05-31`, or empty. */
  from: string;
  to: string;
  /** What the server said of the list; it may name one of the days. */
  error: unknown;
  onChange: (day: { from: string } | { to: string }) => void;
}

export function DayRange({ from, to, error, onChange }: DayRangeProps) {
  return (
    <>
      <DayInput
        label="From"
        value={from}
        fault={faultOf(error, 'from')}
        onChange={(day) => onChange({ from: day })}
      />
      <DayInput
        label="To"
        value={to}
        fault={faultOf(error, 'to')}
        onChange={(day) => onChange({ to: day })}
      />
    </>
  );
}

function faultOf(error: unknown, field: string): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return error.problem?.errors?.find((fault) => fault.field === field)?.message;
}
