import { Switch } from 'antd';
import { Hint } from '../../../../components/admin/late/Hint';
import styles from './VisibilitySwitch.module.css';

interface VisibilitySwitchProps {
  title: string;
  isVisible: boolean;
  /** The platform that the course is gone from, if it is. */
  goneFrom: string | null;
  onSet: (visible: boolean) => void;
}

export function VisibilitySwitch({ title, isVisible, goneFrom, onSet }: VisibilitySwitchProps) {
  const field = (
    <span className={styles.field}>
      <Switch
        checked={isVisible}
        disabled={goneFrom !== null}
        aria-label={`Visibility of ${title}`}
        onChange={onSet}
      />
      <span aria-hidden="true">{isVisible ? 'Visible' : 'Hidden'}</span>
    </span>
  );
  // Dozens of idle tooltips would cost more than the rest of the list.
  if (goneFrom === null) return field;
  return <Hint title={`Gone from ${goneFrom}, so it cannot be shown`}>{field}</Hint>;
}
