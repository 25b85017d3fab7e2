import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useIsNarrow, useMediaQuery } from '../../../theme/use-media-query';
import { passFocusOn } from '../pass-focus-on';
import { MoreActions, type Action } from './MoreActions';
import styles from './SelectionBar.module.css';

interface SelectionBarProps {
  /** What is selected, for screen readers. */
  label: string;
  count: number;
  /** Selects more than the page. */
  offer?: Action | undefined;
  /** The one that is wanted most leads. */
  actions: Action[];
  onClear: () => void;
}

/** Pixels of the sidebar, the count and "Clear", and of an action beside its letters; of a wide font. */
const ROOM = { around: 470, action: 42, letter: 9 };
const SHOWN_AT_LEAST = 3;

/**
 * Floats over the foot of the page, so that nothing moves when it comes. Phones have room for one action.
 * How many are selected is told by `SelectedCount`.
 */
export function SelectionBar({ label, count, offer, actions, onClear }: SelectionBarProps) {
  const isNarrow = useIsNarrow();
  const offers = offer ? [offer] : [];
  const all = [...offers, ...actions];
  const wide = all.reduce(
    (sum, { title }) => sum + ROOM.action + title.length * ROOM.letter,
    ROOM.around,
  );
  const hasRoom = useMediaQuery(`(min-width: ${wide}px)`);
  const shown = isNarrow ? actions.slice(0, 1) : hasRoom ? all : all.slice(0, SHOWN_AT_LEAST);
  return (
    count > 0 && (
      <div ref={passFocusOn} tabIndex={-1} role="group" aria-label={label} className={styles.bar}>
        <span className={styles.count}>{count} selected</span>
        {shown.map(({ title, danger, disabled, onClick }) => (
          <span key={title} ref={passFocusOn} className={styles.action}>
            <Button danger={danger} loading={disabled} onClick={onClick}>
              {title}
            </Button>
          </span>
        ))}
        <MoreActions name={label} actions={all.filter((action) => !shown.includes(action))} />
        {isNarrow ? (
          <Button type="text" aria-label="Clear" icon={<CloseOutlined />} onClick={onClear} />
        ) : (
          <Button type="text" onClick={onClear}>
            Clear
          </Button>
        )}
      </div>
    )
  );
}
