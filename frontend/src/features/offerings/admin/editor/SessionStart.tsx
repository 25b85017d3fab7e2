import dayjs from 'dayjs';
import { useFormikContext } from 'formik';
import type { OfferingForm } from './offering-form';
import { WallTimeInput } from './WallTimeInput';

/** Minutes of a session that has no end yet. */
const USUAL = 120;

interface SessionStartProps {
  place: number;
  value?: string;
  onChange?: (time: string) => void;
}

/** Moves the end along with the start, so that the session keeps its length. */
export function SessionStart({ place, onChange, ...input }: SessionStartProps) {
  const { values, setFieldValue } = useFormikContext<OfferingForm>();
  const change = (time: string) => {
    const { start = '', end = '' } = values.sessions[place] ?? {};
    const length = start && end > start ? dayjs(end).diff(start, 'minute') : USUAL;
    const nextEnd = dayjs(time).add(length, 'minute').format('YYYY-MM-DDTHH:mm');
    onChange?.(time);
    if (time) void setFieldValue(`sessions.${place}.end`, nextEnd);
  };
  return (
    <WallTimeInput {...input} aria-label={`Start of session ${place + 1}`} onChange={change} />
  );
}
