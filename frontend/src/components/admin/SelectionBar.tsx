import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useIsNarrow } from '../../theme/use-media-query';
import { restoreFocus } from './restore-focus';
import { focusAncestorOnUnmount } from './focus-ancestor-on-unmount';
import { MoreActions, type Action } from './RowActions';
import styles from './SelectionBar.module.css';

interface SelectionBarProps {
  /** The accessible name of the bar. */
  label: string;
  count: number;
  /** An action that extends the selection beyond the page. */
  offer?: Action | undefined;
  /** The most frequent action first: a phone has room for only one. */
  actions: Action[];
  onClear: () => void;
}

/** Every wide window has room for this many actions; the others are in a menu. */
const SHOWN = 4;

/** A button that is disabled while it has the focus has lost it by the time the bar disappears. */
function leaveFocus(bar: HTMLElement | null) {
  const passOn = focusAncestorOnUnmount(bar);
  return () => {
    passOn();
    restoreFocus();
  };
}

/** Floats above the end of the page, so that nothing moves when it appears. */
export function SelectionBar({ label, count, offer, actions, onClear }: SelectionBarProps) {
  const isNarrow = useIsNarrow();
  const all = offer ? [offer, ...actions] : actions;
  const shown = isNarrow ? actions.slice(0, 1) : all.slice(0, SHOWN);
  return (
    <>
      {/* Screen readers only announce changes of a region that already exists. */}
      <p role="status" className="visually-hidden">
        {count > 0 && `${count} selected`}
      </p>
      {count > 0 && (
        <div ref={leaveFocus} tabIndex={-1} role="group" aria-label={label} className={styles.bar}>
          <span className={styles.count}>{count} selected</span>
          {shown.map(({ title, danger, disabled, loading = false, onClick }) => (
            <span key={title} ref={focusAncestorOnUnmount}>
              <Button danger={danger} disabled={disabled} loading={loading} onClick={onClick}>
                {title}
              </Button>
            </span>
          ))}
          <MoreActions name={label} actions={all.filter((action) => !shown.includes(action))} />
          <Button
            type="text"
            aria-label="Clear"
            icon={<CloseOutlined aria-hidden="true" />}
            onClick={onClear}
          >
            {isNarrow ? null : 'Clear'}
          </Button>
        </div>
      )}
    </>
  );
}
