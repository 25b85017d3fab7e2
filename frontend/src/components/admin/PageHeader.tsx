import { Flex, Typography } from 'antd';
import type { ReactNode } from 'react';

interface PageHeaderProps {
  title: string;
  subtitle?: string;
  state?: ReactNode;
  actions?: ReactNode;
}

export function PageHeader({ title, subtitle, state = subtitle, actions }: PageHeaderProps) {
  return (
    <Flex
      component="header"
      wrap
      gap={8}
      align="center"
      justify="space-between"
      style={{ marginBottom: 16 }}
    >
      <Flex wrap gap="0 16px" align="baseline">
        <Typography.Title style={{ margin: 0 }}>{title}</Typography.Title>
        {state && <Typography.Text type="secondary">{state}</Typography.Text>}
      </Flex>
      <Flex wrap gap={8}>
        {actions}
      </Flex>
    </Flex>
  );
}
