import type { ButtonProps } from 'antd';
import type { ReactNode } from 'react';
import { Hint } from './late/Hint';
import { SteadyButton } from './SteadyButton';

interface IconActionProps {
  tooltip: string;
  /** What screen readers say; it names the row too, such as "Edit maria". */
  label: string;
  icon: ReactNode;
  danger?: boolean;
  disabled?: boolean;
  loading?: boolean;
  onClick: NonNullable<ButtonProps['onClick']>;
}

export function IconAction({ tooltip, label, ...button }: IconActionProps) {
  return (
    <Hint title={tooltip}>
      <SteadyButton type="text" aria-label={label} {...button} />
    </Hint>
  );
}
