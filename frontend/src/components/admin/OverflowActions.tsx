import { MoreOutlined } from '@ant-design/icons';
import { Button, Flex, Popover } from 'antd';
import type { ReactNode } from 'react';
import { useMediaQuery } from '../../theme/use-media-query';

/** The less frequent actions of a screen's head. On a phone they stand behind "…", so that the list begins early. */
export function OverflowActions({ children }: { children: ReactNode }) {
  const isPhone = useMediaQuery('(max-width: 599.98px)');
  if (!isPhone) return children;
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      // An address may open the drawer of one of these actions.
      forceRender
      content={
        <Flex vertical gap={8}>
          {children}
        </Flex>
      }
    >
      <Button aria-label="More actions" icon={<MoreOutlined aria-hidden="true" />} />
    </Popover>
  );
}
