import { useEffect, useState, type ReactNode } from 'react';
import { useDebounce } from 'use-debounce';
import { latePart } from '../../part/late-part';
import styles from './Hint.module.css';

const { useIsThere, Part: Tooltip } = latePart(() => import('./AntTooltip'));

/** In milliseconds, so that none shows up under a pointer that passes by. */
const PAUSE = 100;

/** A tooltip for what is pointed at, or reached by Tab; its code waits for the first use of the page. */
export function Hint({ title, children }: { title: string; children: ReactNode }) {
  const isThere = useIsThere();
  const [isPointedAt, setPointedAt] = useState(false);
  const [isMeant] = useDebounce(isPointedAt, PAUSE);
  useEffect(() => {
    if (!isPointedAt) return;
    // Before a dialog around it hears of the key, which else would have to be pressed twice.
    const leave = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setPointedAt(false);
    };
    document.addEventListener('keydown', leave, { capture: true });
    return () => document.removeEventListener('keydown', leave, { capture: true });
  }, [isPointedAt]);
  return (
    <span
      className={styles.hint}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      // Not on any focus: a dialog that closes gives it back.
      onKeyUp={({ key }) => key === 'Tab' && setPointedAt(true)}
      onBlur={() => setPointedAt(false)}
    >
      {children}
      {isThere && isPointedAt && isMeant && <Tooltip title={title} />}
    </span>
  );
}
