import { Badge, Flex, Typography } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { focusAncestorOnUnmount } from '../../../components/admin/focus-ancestor-on-unmount';

export interface NeedItemProps {
  title: string;
  to?: string;
  text: string;
  /** How long the item has been waiting. */
  since?: ReactNode;
  action: ReactNode;
  status?: 'error' | 'warning' | 'default';
}

export function NeedItem({ title, to, text, since, action, status = 'default' }: NeedItemProps) {
  return (
    <Flex
      component="li"
      ref={focusAncestorOnUnmount}
      wrap
      gap={8}
      align="center"
      style={NEED_ITEM_STYLE}
    >
      <Badge status={status} />
      <span style={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <strong>
          {to ? (
            <Link to={to} style={{ color: 'inherit' }}>
              {title}
            </Link>
          ) : (
            title
          )}
        </strong>{' '}
        {text}
      </span>
      {since && <Typography.Text type="secondary">{since}</Typography.Text>}
      {action}
    </Flex>
  );
}

export const NEED_ITEM_STYLE = { minHeight: 40, paddingBlock: 4 };
