import { use } from 'react';
import { InCurrentRow, useOpenRecord } from '../open-record';
import { passFocusOn } from '../pass-focus-on';
import { MoreDeeds, type Deed } from './MoreDeeds';
import { RowButton } from './RowButton';
import styles from './RowDeeds.module.css';

interface RowDeedsProps {
  /** What the row is called, which screen readers are told with each deed. */
  name: string;
  deeds: Deed[];
}

const ROOM = 3;

/** Three deeds are buttons; of more, two are, and the others stand under "…". The palette has them, too. */
export function RowDeeds({ name, deeds }: RowDeedsProps) {
  useOpenRecord('list', use(InCurrentRow) ? { name, deeds } : undefined);
  const shown = deeds.length > ROOM ? deeds.slice(0, ROOM - 1) : deeds;
  return (
    <div ref={passFocusOn} tabIndex={-1} className={styles.deeds}>
      {shown.map(({ title, id = title, words = title, reason = title, icon, ...deed }) => (
        <RowButton key={id} tooltip={reason} label={`${words} ${name}`} icon={icon} {...deed} />
      ))}
      <MoreDeeds name={name} deeds={deeds.slice(shown.length)} />
    </div>
  );
}
