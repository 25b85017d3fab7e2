import { UNITS } from '../../../../components/admin/time-formats';

/** How long something has waited, such as "waiting 3 days". */
export function waitingTime(since: string): string {
  const time = Date.now() - Date.parse(since);
  const unit = UNITS.find(([, length]) => time >= length);
  if (!unit) return 'just in';
  const [name, length] = unit;
  const format = new Intl.NumberFormat('en-US', { style: 'unit', unit: name, unitDisplay: 'long' });
  return `waiting ${format.format(Math.floor(time / length))}`;
}
