import { MoreOutlined } from '@ant-design/icons';
import { Button, Flex, Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { MenuButton } from './MenuButton';
import { focusAncestorOnUnmount } from './focus-ancestor-on-unmount';

export interface Action {
  title: string;
  /** Set for an action whose title changes while it keeps its place. */
  id?: string;
  /** Replaces the title before the row's name. */
  words?: string;
  /** Shown as the tooltip of a disabled action. */
  reason?: string;
  icon?: ReactNode;
  danger?: boolean | undefined;
  disabled?: boolean | undefined;
  loading?: boolean;
  onClick: () => void;
}

interface RowActionsProps {
  /** The name of the row, for screen readers. */
  name: string;
  actions: Action[];
}

const ROOM = 3;

/** Shows up to three actions as buttons; with more, the first two, and the others in a menu. */
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
              // The second click of a double click would hit the row that has moved up.
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

/** Renders nothing when there are no actions. */
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
