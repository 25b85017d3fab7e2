import { Descriptions, Drawer, Table, Typography } from 'antd';
import type { UseQueryResult } from '@tanstack/react-query';
import type { AuditFieldDto } from '../../../api/generated/model/auditFieldDto';
import type { AuditEntryDto } from '../../../api/generated/model/auditEntryDto';
import { restoreFocusOnClose } from '../../../components/admin/restore-focus';
import { RecordNotFound } from '../../../components/admin/forms/RecordNotFound';
import { HistoryLink } from '../../../components/admin/HistoryLink';
import { QueryAlert } from '../../../components/admin/QueryAlert';
import { ShortDate } from '../../../components/admin/ShortDate';
import { formatSentence } from '../audit-sentences';
import { formatField, formatValue } from '../audit-values';
import { formatPerson, formatRecord, formatTitle } from '../audit-labels';

interface AuditDrawerProps {
  entry: AuditEntryDto | undefined;
  /** The entry in the address does not exist. */
  isGone: boolean;
  /** The failed query for the entry. */
  failed: UseQueryResult<unknown, unknown> | undefined;
  onClose: () => void;
}

export function AuditDrawer({ entry, isGone, failed, onClose }: AuditDrawerProps) {
  return (
    <Drawer
      open={entry !== undefined || isGone || failed !== undefined}
      onClose={onClose}
      afterOpenChange={restoreFocusOnClose}
      size={560}
      title={entry ? formatTitle(entry) : (isGone || failed) && 'Audit Log'}
      styles={{ wrapper: { maxWidth: '100vw' } }}
    >
      {entry && <AuditFacts entry={entry} />}
      {isGone && <RecordNotFound noun="entry" onClose={onClose} />}
      {failed && <QueryAlert query={failed} title="We could not load the entry" />}
    </Drawer>
  );
}

function AuditFacts({ entry }: { entry: AuditEntryDto }) {
  const { object_type: type, object_id: id, address, request_id: request, fields } = entry;
  const facts = {
    Record: (
      <span>
        {formatRecord(entry)} {id !== null && <HistoryLink type={type} id={id} />}
      </span>
    ),
    Person: formatPerson(entry),
    When: <ShortDate value={entry.at} withTime />,
    ...(address !== null && { Address: address }),
    ...(request !== null && { Request: request }),
  };
  return (
    <>
      <Typography.Paragraph style={ANYWHERE}>{formatSentence(entry)}.</Typography.Paragraph>
      <Descriptions
        size="small"
        column={1}
        styles={{ content: ANYWHERE }}
        style={{ marginBottom: 16 }}
        items={Object.entries(facts).map(([label, children]) => ({ key: label, label, children }))}
      />
      <Table
        aria-label="Fields"
        size="small"
        tableLayout="fixed"
        pagination={false}
        rowKey="field"
        dataSource={fields}
        locale={{ emptyText: 'This action changed no fields.' }}
        columns={[
          { title: 'Field', rowScope: 'row', render: (_, { field }) => formatField(field) },
          {
            title: 'Before',
            onCell,
            render: (_, { field, before }) => formatValue(before, field),
          },
          { title: 'After', onCell, render: (_, { field, after }) => formatValue(after, field) },
        ]}
      />
    </>
  );
}

const ANYWHERE = { overflowWrap: 'anywhere' } as const;

const onCell = (_: AuditFieldDto) => ({
  dir: 'auto',
  style: { ...ANYWHERE, whiteSpace: 'pre-entry' } as const,
});
