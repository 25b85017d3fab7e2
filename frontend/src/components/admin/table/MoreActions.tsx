import { MoreOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { LateMenu } from '../late/LateMenu';

export interface Action {
  title: string;
  /** Of one whose title changes while it stays. */
  id?: string;
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
    <LateMenu items={items} type="text" aria-label={`More for ${name}`} icon={<MoreOutlined />} />
  );
}
