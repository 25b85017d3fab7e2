import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';

interface WallTimeInputProps {
  /** A local time such as `2027-02-01T18:00`, or ''. */
  value?: string;
  onChange?: (time: string) => void;
  'aria-label': string;
}

/** A day and a time of day, in the time zone of the offering. */
export function WallTimeInput({ value, onChange, ...input }: WallTimeInputProps) {
  return (
    <DatePicker
      {...input}
      showTime={{ format: 'HH:mm', minuteStep: 5 }}
      format="YYYY-MM-DD HH:mm"
      placeholder="2027-02-01 18:00"
      needConfirm={false}
      // Enter takes the typed time; it must not send the form, too.
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      value={value ? dayjs(value) : null}
      onChange={(time: Dayjs | null) => onChange?.(time?.format('YYYY-MM-DDTHH:mm') ?? '')}
      style={{ width: '100%' }}
    />
  );
}
