import { use } from 'react';
import { InCurrentRow, useOpenRecord } from '../open-record';
import { passFocusOn } from '../pass-focus-on';
import { MoreActions, type Action } from './MoreActions';
import { RowButton } from './RowButton';
import styles from './RowActions.module.css';

interface RowActionsProps {
  /** What the row is called, which screen readers are told with each action. */
  name: string;
  actions: Action[];
}

const ROOM = 3;

/** Three actions are buttons; of more, two are, and the others stand under "…". The palette has them, too. */
export function RowActions({ name, actions }: RowActionsProps) {
  useOpenRecord('list', use(InCurrentRow) ? { name, actions } : undefined);
  const shown = actions.length > ROOM ? actions.slice(0, ROOM - 1) : actions;
  return (
    <div ref={passFocusOn} tabIndex={-1} className={styles.actions}>
      {shown.map(({ title, id = title, words = title, reason = title, icon, ...action }) => (
        <RowButton key={id} tooltip={reason} label={`${words} ${name}`} icon={icon} {...action} />
      ))}
      <MoreActions name={name} actions={actions.slice(shown.length)} />
    </div>
  );
}
