import { DatePicker, Form } from 'antd';
import dayjs from 'dayjs';
import { useId } from 'react';
import { toServerErrors } from './forms/server-errors';

interface DayRangeProps {
  /** An ISO 8601 date, or ''. */
  from: string;
  to: string;
  /** The error of the list's query; a validation error may name one of the days. */
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
  // dayjs parses February 30 as March 2.
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
