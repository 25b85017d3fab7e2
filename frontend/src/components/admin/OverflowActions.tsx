import { MoreOutlined } from '@ant-design/icons';
import { Button, Flex, Popover } from 'antd';
import type { ReactNode } from 'react';
import { useMediaQuery } from '../../theme/use-media-query';

/** Groups secondary actions. On phones they are behind "…", so that the list starts higher up. */
export function OverflowActions({ children }: { children: ReactNode }) {
  const isPhone = useMediaQuery('(max-width: 599.98px)');
  if (!isPhone) return children;
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      // An address may open the dialog of one of these actions, so they always render.
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
