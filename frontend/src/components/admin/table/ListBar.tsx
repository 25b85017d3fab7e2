import { FilterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { useMediaQuery } from '../../../theme/use-media-query';
import { LateDrawer } from '../late/LateDrawer';
import styles from './ListBar.module.css';

interface ListBarProps {
  search?: ReactNode;
  filters?: ReactNode;
  /** How many filters are in force, without the search. */
  inForce?: number;
  /** The choice of an order, for a narrow window. */
  order?: ReactNode;
  tools: ReactNode;
}

/** The search, the filters and what is kept for the person; in a narrow window filters and order are in a sheet. */
export function ListBar({ search, filters, inForce = 0, order, tools }: ListBarProps) {
  const isNarrow = useMediaQuery('(max-width: 899.98px)');
  return (
    <div className={styles.bar}>
      {search && <div className={styles.search}>{search}</div>}
      {isNarrow && (filters || order) ? (
        <Sheet inForce={inForce}>
          {filters}
          {order}
        </Sheet>
      ) : (
        filters
      )}
      {tools}
    </div>
  );
}

function Sheet({ inForce, children }: { inForce: number; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        icon={<FilterOutlined aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Filters{inForce > 0 && ` (${inForce})`}
      </Button>
      <LateDrawer
        open={isOpen}
        onClose={() => setOpen(false)}
        placement="bottom"
        size="auto"
        title="Filters"
        styles={{ close: { width: 44, height: 44 } }}
      >
        <div className={styles.sheet}>
          {children}
          <Button type="primary" onClick={() => setOpen(false)}>
            Show results
          </Button>
        </div>
      </LateDrawer>
    </>
  );
}
