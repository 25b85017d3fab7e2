import { LoadingOutlined } from '@ant-design/icons';
import { Tooltip } from 'antd';
import type { ReactNode } from 'react';
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
    <span ref={passFocusOn}>
      <Tooltip title={tooltip}>
        <button
          type="button"
          className={styles.button}
          data-danger={danger}
          aria-label={label}
          aria-busy={loading}
          aria-disabled={disabled}
          aria-description={disabled ? tooltip : undefined}
          onClick={loading || disabled ? undefined : onClick}
        >
          {loading ? <LoadingOutlined aria-hidden="true" /> : icon}
        </button>
      </Tooltip>
    </span>
  );
}
