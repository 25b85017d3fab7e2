import styles from './OverrideField.module.css';

/** Whose value a field shows, as a chip beside its label. */
export function FieldOrigin({ origin }: { origin: 'inherited' | 'overridden' }) {
  return (
    <span className={styles.chip} data-origin={origin}>
      {origin === 'inherited' ? 'Thinkific' : 'Overridden'}
    </span>
  );
}
