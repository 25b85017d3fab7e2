import { MoreOutlined } from '@ant-design/icons';
import { MenuButton } from '../MenuButton';
import type { Action } from '../RowActions';

export type { Action };

interface MoreActionsProps {
  /** What they are done to. */
  name: string;
  actions: Action[];
}

/** "…" with what there is no room for; nothing where there is nothing more to do. */
export function MoreActions({ name, actions }: MoreActionsProps) {
  const items = actions.map(({ title, icon, danger, disabled, onClick }) => ({
    key: title,
    label: title,
    icon: icon && <span aria-hidden="true">{icon}</span>,
    danger,
    disabled,
    onClick,
  }));
  if (items.length === 0) return null;
  return (
    <MenuButton items={items} type="text" aria-label={`More for ${name}`} icon={<MoreOutlined />} />
  );
}
