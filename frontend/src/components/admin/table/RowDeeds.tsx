import { MoreOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useRef, type ReactNode, type SyntheticEvent } from 'react';
import { IconAction } from '../IconAction';
import { inMain } from '../popup';
import styles from './RowDeeds.module.css';

export interface Deed {
  title: string;
  /** What stands before the row's name, if not the title. */
  words?: string;
  /** Why it cannot be done, in place of the title. */
  reason?: string;
  icon: ReactNode;
  danger?: boolean;
  disabled?: boolean;
  loading?: boolean;
  onClick: () => void;
}

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
      {shown.length < deeds.length && <More name={name} deeds={deeds.slice(shown.length)} />}
    </div>
  );
}

function More({ name, deeds }: RowDeedsProps) {
  const button = useRef<HTMLButtonElement>(null);
  const items = deeds.map(({ title, icon, danger, disabled, onClick }) => ({
    key: title,
    label: title,
    icon: <span aria-hidden="true">{icon}</span>,
    danger,
    disabled,
    onClick: ({ domEvent }: { domEvent: SyntheticEvent }) => {
      // Else the key would press what has the focus next.
      domEvent.preventDefault();
      // A dialog that it opens gives the focus back to the button, since the menu will be gone.
      button.current?.focus();
      onClick();
    },
  }));
  return (
    <Dropdown autoFocus menu={{ items }} trigger={['click']} getPopupContainer={inMain}>
      <Button ref={button} type="text" aria-label={`More for ${name}`} icon={<MoreOutlined />} />
    </Dropdown>
  );
}
