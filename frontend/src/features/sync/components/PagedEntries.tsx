import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { Pagination } from '../../../components/admin/Pagination';

interface PagedEntriesProps {
  label: string;
  pagination: { page: number; pages: number };
  /** Another page is on its way. */
  isBusy: boolean;
  onTurn: (page: number) => void;
  /** List items. */
  children: ReactNode;
}

/** A list with its pages, for a dialog or a drawer. */
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
