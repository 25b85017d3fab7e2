import { MoreOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useRef, type ReactNode, type SyntheticEvent } from 'react';
import { inMain } from '../popup';

export interface Deed {
  title: string;
  /** What stands before the row's name, if not the title. */
  words?: string;
  /** Why it cannot be done, in place of the title. */
  reason?: string;
  icon?: ReactNode;
  danger?: boolean | undefined;
  disabled?: boolean | undefined;
  loading?: boolean;
  onClick: () => void;
}

interface MoreDeedsProps {
  /** What they are done to. */
  name: string;
  deeds: Deed[];
}

/** "…" with what there is no room for; nothing where there is nothing more to do. */
export function MoreDeeds({ name, deeds }: MoreDeedsProps) {
  const button = useRef<HTMLButtonElement>(null);
  const items = deeds.map(({ title, icon, danger, disabled, onClick }) => ({
    key: title,
    label: title,
    icon: icon && <span aria-hidden="true">{icon}</span>,
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
  if (items.length === 0) return null;
  return (
    <Dropdown autoFocus menu={{ items }} trigger={['click']} getPopupContainer={inMain}>
      <Button ref={button} type="text" aria-label={`More for ${name}`} icon={<MoreOutlined />} />
    </Dropdown>
  );
}
