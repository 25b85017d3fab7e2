import { Button, Flex } from 'antd';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { PageHeader } from '../../../components/admin/PageHeader';
import { useTableView } from '../../../components/admin/use-table-view';
import { AuditDrawer } from '../components/AuditDrawer';
import { AuditFilters } from '../components/AuditFilters';
import { AuditTable } from '../components/AuditTable';
import { subscriberPath } from '../../../paths';
import { useAuditList } from '../hooks/use-audit-list';

export default function AuditLogPage() {
  const list = useAuditList();
  const tools = useTableView('audit');
  const place = useRef<HTMLDivElement>(null);
  const { showOlder } = list;
  const turn = (show: () => void) => {
    show();
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView();
  };
  return (
    <>
      <PageHeader title="Audit Log" subtitle="Who did what, when and from where" />
      <AuditFilters list={list} tools={tools} />
      {list.state.id !== '' && (
        <p>
          The history of one record.{' '}
          <Button type="link" onClick={() => list.choose({ object: '', id: '' })}>
            Show all records
          </Button>
          {list.state.object === 'subscriber' && (
            <Link to={subscriberPath(list.state.id)}>Show the consent</Link>
          )}
        </p>
      )}
      <div ref={place} tabIndex={-1} style={{ outline: 'none' }}>
        <AuditTable list={list} view={tools.view} />
      </div>
      {list.entries && (
        <Flex component="nav" aria-label="Pages" gap={8} justify="end" style={{ marginTop: 16 }}>
          <Button disabled={list.isFirst} onClick={() => turn(list.showNewest)}>
            Newest
          </Button>
          <Button disabled={!showOlder} onClick={() => showOlder && turn(showOlder)}>
            Older
          </Button>
        </Flex>
      )}
      <AuditDrawer
        entry={list.shown}
        isGone={list.isGone}
        failed={list.failed}
        onClose={list.close}
      />
    </>
  );
}
