import { MoreOutlined } from '@ant-design/icons';
import { Button, Flex, Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { MenuButton } from './MenuButton';
import { focusAncestorOnUnmount } from './focus-ancestor-on-unmount';

export interface Action {
  title: string;
  /** For an action whose title changes while it stays in its place. */
  id?: string;
  /** Stands before the row's name in place of the title. */
  words?: string;
  /** Why the action is disabled, shown in place of the title. */
  reason?: string;
  icon?: ReactNode;
  danger?: boolean | undefined;
  disabled?: boolean | undefined;
  loading?: boolean;
  onClick: () => void;
}

interface RowActionsProps {
  /** What the row is called; screen readers hear it with each action. */
  name: string;
  actions: Action[];
}

const ROOM = 3;

/** Up to three actions are buttons; of more, two are, and the others stand under "…". */
export function RowActions({ name, actions }: RowActionsProps) {
  const shown = actions.length > ROOM ? actions.slice(0, ROOM - 1) : actions;
  return (
    <Flex ref={focusAncestorOnUnmount} tabIndex={-1}>
      {shown.map(({ title, id = title, words = title, reason = title, icon, ...action }) => (
        <span key={id} ref={focusAncestorOnUnmount}>
          <Tooltip title={reason}>
            <Button
              type="text"
              size="small"
              aria-label={`${words} ${name}`}
              icon={<span aria-hidden="true">{icon}</span>}
              {...action}
              // The second click of a double click would act on the row that has moved up.
              onClick={({ detail }) => detail < 2 && action.onClick()}
            />
          </Tooltip>
        </span>
      ))}
      <MoreActions name={name} actions={actions.slice(shown.length)} size="small" />
    </Flex>
  );
}

interface MoreActionsProps extends RowActionsProps {
  size?: 'small';
}

/** "…" with the actions for which there is no room; nothing where there are none. */
export function MoreActions({ name, actions, ...button }: MoreActionsProps) {
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
    <MenuButton
      items={items}
      type="text"
      aria-label={`More for ${name}`}
      icon={<MoreOutlined aria-hidden="true" />}
      {...button}
    />
  );
}
