import { Button } from 'antd';
import type { ReactNode } from 'react';
import { passFocusOn } from '../pass-focus-on';

interface ListEmptyProps {
  title: string;
  /** Why there is nothing. */
  children: ReactNode;
  /** Takes away what hides the rows. */
  onClear?: () => void;
}

export function ListEmpty({ title, children, onClear }: ListEmptyProps) {
  return (
    <>
      <p>{title}</p>
      <p>{children}</p>
      {onClear && (
        <div ref={passFocusOn}>
          <Button onClick={onClear}>Clear Filters</Button>
        </div>
      )}
    </>
  );
}
