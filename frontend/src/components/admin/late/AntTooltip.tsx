import { Tooltip } from 'antd';
import { inMain } from '../popup';
import styles from './Hint.module.css';

/** Points at the whole of what it stands in. */
export default function AntTooltip({ title }: { title: string }) {
  return (
    <Tooltip open title={title} getPopupContainer={inMain}>
      <span className={styles.anchor} />
    </Tooltip>
  );
}
