import { Button } from 'antd';
import type { ReactNode } from 'react';

interface OpenRowButtonProps {
  onClick: () => void;
  autoFocus?: boolean;
  children: ReactNode;
}

const STYLE = {
  height: 'auto',
  padding: 0,
  font: 'inherit',
  textAlign: 'left',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
} as const;

export function OpenRowButton({ children, ...button }: OpenRowButtonProps) {
  return (
    <Button type="link" size="small" style={STYLE} {...button}>
      {children}
    </Button>
  );
}
