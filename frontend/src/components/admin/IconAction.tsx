import { Button, Tooltip, type ButtonProps } from 'antd';
import type { ReactNode } from 'react';

interface IconActionProps {
  tooltip: string;
  label: string;
  icon: ReactNode;
  danger?: boolean;
  disabled?: boolean;
  autoFocus?: boolean;
  loading?: boolean;
  onClick: NonNullable<ButtonProps['onClick']>;
}

export function IconAction({ tooltip, label, ...button }: IconActionProps) {
  return (
    <Tooltip title={tooltip}>
      <Button type="text" aria-label={label} {...button} />
    </Tooltip>
  );
}
