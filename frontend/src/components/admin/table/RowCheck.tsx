import styles from './RowCheck.module.css';

interface RowCheckProps {
  label: string | undefined;
  checked: boolean;
  /** Where it stands for several, of which only some are. */
  isMixed?: boolean;
  disabled?: boolean;
  onChange: ((event: Event) => void) | undefined;
}

/** There are many of them, and Ant Design's takes several times as long to draw. */
export function RowCheck({ label, checked, isMixed = false, disabled, onChange }: RowCheckProps) {
  return (
    <label className={styles.check}>
      <input
        ref={(box) => {
          if (box) box.indeterminate = isMixed;
        }}
        type="checkbox"
        aria-label={label}
        checked={checked}
        disabled={disabled}
        onChange={({ nativeEvent }) => onChange?.(nativeEvent)}
      />
    </label>
  );
}
