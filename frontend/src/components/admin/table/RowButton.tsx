import { LoadingOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { Hint } from '../late/Hint';
import { ignoreHeldEnter, onFirstClick } from '../one-press';
import { passFocusOn } from '../pass-focus-on';
import styles from './RowButton.module.css';

interface RowButtonProps {
  tooltip: string;
  /** What screen readers say; it names the row too, such as "Edit maria". */
  label: string;
  icon: ReactNode;
  danger?: boolean | undefined;
  disabled?: boolean | undefined;
  loading?: boolean | undefined;
  onClick: () => void;
}

/**
 * There are many of them, and Ant Design's takes several times as long to draw.
 * Tab reaches one that is off, too, which tells why.
 */
export function RowButton(props: RowButtonProps) {
  const { tooltip, label, icon, danger, disabled, loading = false, onClick } = props;
  return (
    <Hint title={tooltip}>
      <button
        ref={passFocusOn}
        type="button"
        className={styles.button}
        data-danger={danger}
        aria-label={label}
        aria-busy={loading}
        aria-disabled={disabled}
        aria-description={disabled ? tooltip : undefined}
        onKeyDown={ignoreHeldEnter}
        onClick={loading || disabled ? undefined : onFirstClick(onClick)}
      >
        {loading ? <LoadingOutlined aria-hidden="true" /> : icon}
      </button>
    </Hint>
  );
}
