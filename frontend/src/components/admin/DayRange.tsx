import { DatePicker, Form } from 'antd';
import dayjs from 'dayjs';
import { useId } from 'react';
import { toServerErrors } from './forms/server-errors';

interface DayRangeProps {
  /** Such as `2026-05-31`, or empty. */
  from: string;
  to: string;
  /** What the server said of the list; it may name one of the days. */
  error: unknown;
  onChange: (day: { from: string } | { to: string }) => void;
}

export function DayRange({ from, to, error, onChange }: DayRangeProps) {
  const refused = toServerErrors(error, { from, to });
  return (
    <>
      <Day
        label="From"
        value={from}
        error={refused.from?.message}
        onChange={(day) => onChange({ from: day })}
      />
      <Day
        label="To"
        value={to}
        error={refused.to?.message}
        onChange={(day) => onChange({ to: day })}
      />
    </>
  );
}

interface DayProps {
  label: string;
  value: string;
  error: string | undefined;
  onChange: (day: string) => void;
}

const FORMAT = 'YYYY-MM-DD';

function Day({ label, value, error, onChange }: DayProps) {
  const id = useId();
  const day = dayjs(value);
  // It takes the 30th of February for the 2nd of March.
  const isDay = day.isValid() && day.format(FORMAT) === value;
  return (
    <Form.Item
      label={label}
      colon={false}
      htmlFor={id}
      validateStatus={error && 'error'}
      help={error && <span id={`${id}-error`}>{error}</span>}
      style={{ marginBottom: 0 }}
    >
      <DatePicker
        id={id}
        value={isDay ? day : null}
        aria-invalid={error !== undefined}
        aria-describedby={error && `${id}-error`}
        onChange={(chosen) => onChange(chosen?.format(FORMAT) ?? '')}
      />
    </Form.Item>
  );
}
