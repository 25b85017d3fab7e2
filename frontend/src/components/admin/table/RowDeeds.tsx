import { IconAction } from '../IconAction';
import { MoreDeeds, type Deed } from './MoreDeeds';
import styles from './RowDeeds.module.css';

interface RowDeedsProps {
  /** What the row is called, which screen readers are told with each deed. */
  name: string;
  deeds: Deed[];
}

const ROOM = 3;

/** Three deeds are buttons; of more, two are, and the others stand under "…". */
export function RowDeeds({ name, deeds }: RowDeedsProps) {
  const shown = deeds.length > ROOM ? deeds.slice(0, ROOM - 1) : deeds;
  return (
    <div className={styles.deeds}>
      {shown.map(({ title, words = title, reason = title, ...deed }) => (
        <IconAction key={title} tooltip={reason} label={`${words} ${name}`} {...deed} />
      ))}
      <MoreDeeds name={name} deeds={deeds.slice(shown.length)} />
    </div>
  );
}
