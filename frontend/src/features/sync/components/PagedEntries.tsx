import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { Pagination } from '../../../components/admin/Pagination';

interface PagedEntriesProps {
  label: string;
  pagination: { page: number; pages: number };
  /** The next page is loading. */
  isBusy: boolean;
  onTurn: (page: number) => void;
  /** List items. */
  children: ReactNode;
}

export function PagedEntries({ label, pagination, isBusy, onTurn, children }: PagedEntriesProps) {
  return (
    <>
      <Flex component="ul" vertical gap={16} aria-label={label} aria-busy={isBusy}>
        {children}
      </Flex>
      <Pagination {...pagination} label={`Pages of ${label.toLowerCase()}`} onTurn={onTurn} />
    </>
  );
}
