import type { PlatformChangeDto } from '../../../../api/generated/model/platformChangeDto';
import { priceLabel } from '../../course-labels';
import styles from './PlatformChange.module.css';

export function PlatformChange({ change }: { change: PlatformChangeDto }) {
  return (
    <span className={styles.change}>
      was <del>{describe(change.old_value)}</del>, is now <ins>{describe(change.new_value)}</ins>
    </span>
  );
}

function describe(value: PlatformChangeDto['old_value']): string {
  if (typeof value === 'number') return priceLabel(value) ?? '';
  if (Array.isArray(value)) return value.join(' · ') || 'empty';
  return value ?? 'empty';
}
