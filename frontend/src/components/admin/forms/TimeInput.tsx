import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';

interface TimeInputProps {
  value?: string | null;
  onChange?: (time: string | null) => void;
}

/** A date picker whose value is an ISO 8601 time or null. */
export function TimeInput({ value, onChange, ...input }: TimeInputProps) {
  return (
    <DatePicker
      {...input}
      showTime={{ format: 'HH:mm' }}
      format="YYYY-MM-DD HH:mm"
      // Enter takes the typed time; it must not send the form, too.
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      value={value ? dayjs(value) : null}
      onChange={(time: Dayjs | null) => onChange?.(time?.toISOString() ?? null)}
      style={{ width: '100%' }}
    />
  );
}
