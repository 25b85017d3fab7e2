import { Button, Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { inMain } from './popup';

interface IconActionProps {
  tooltip: string;
  /** What screen readers say; it names the row too, such as "Edit maria". */
  label: string;
  icon: ReactNode;
  danger?: boolean;
  disabled?: boolean;
  loading?: boolean;
  onClick: () => void;
}

export function IconAction({ tooltip, label, ...button }: IconActionProps) {
  return (
    <Tooltip title={tooltip} getPopupContainer={inMain}>
      {/* A disabled button has no mouse events; the span keeps its tooltip. */}
      <span>
        <Button type="text" aria-label={label} {...button} />
      </span>
    </Tooltip>
  );
}
