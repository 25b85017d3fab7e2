import { Button, Drawer } from 'antd';
import { useState, type ReactNode } from 'react';
import styles from './FilterSheet.module.css';

interface FilterSheetProps {
  /** How many filters are in force. */
  inForce: number;
  children: ReactNode;
}

/** What a narrow window has no room for beside the search, behind one button. */
export function FilterSheet({ inForce, children }: FilterSheetProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Filters{inForce > 0 && ` (${inForce})`}
      </Button>
      <Drawer
        open={isOpen}
        onClose={() => setOpen(false)}
        placement="bottom"
        size="auto"
        title="Filters"
        styles={{ close: { width: 44, height: 44 }, section: { maxHeight: '100dvh' } }}
      >
        <div className={styles.sheet}>
          {children}
          <Button type="primary" onClick={() => setOpen(false)}>
            Show results
          </Button>
        </div>
      </Drawer>
    </>
  );
}
