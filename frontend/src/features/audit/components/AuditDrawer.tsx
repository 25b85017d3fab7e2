import { Drawer } from 'antd';
import type { UseQueryResult } from '@tanstack/react-query';
import type { AuditLineDto } from '../../../api/generated/model/auditLineDto';
import { focusMainIfLost } from '../../../components/admin/focus-main';
import { NoSuchRecord } from '../../../components/admin/forms/NoSuchRecord';
import { HistoryLink } from '../../../components/admin/HistoryLink';
import { ShortDate } from '../../../components/admin/ShortDate';
import { QueryError } from '../../../components/QueryState';
import { fieldInWords, valueInWords } from '../audit-values';
import { sentenceInWords } from '../audit-sentences';
import { personInWords, recordInWords, titleInWords } from '../audit-words';
import styles from './AuditDrawer.module.css';

interface AuditDrawerProps {
  line: AuditLineDto | undefined;
  /** What its address leads to is not there. */
  isGone: boolean;
  /** What should have found it. */
  failed: UseQueryResult<unknown, unknown> | undefined;
  onClose: () => void;
}

/** One line of the log in full. */
export function AuditDrawer({ line, isGone, failed, onClose }: AuditDrawerProps) {
  return (
    <Drawer
      open={line !== undefined || isGone || failed !== undefined}
      onClose={onClose}
      afterOpenChange={(open) => open || focusMainIfLost()}
      size={560}
      title={line ? titleInWords(line) : (isGone || failed) && 'Audit Log'}
      styles={{ close: { width: 44, height: 44 }, wrapper: { maxWidth: '100vw' } }}
    >
      {line && <AuditFacts line={line} />}
      {isGone && <NoSuchRecord noun="line" onClose={onClose} />}
      {failed && <QueryError query={failed} title="We could not load the line" />}
    </Drawer>
  );
}

function AuditFacts({ line }: { line: AuditLineDto }) {
  const { object_type: type, object_id: id, address, request_id: request, fields } = line;
  return (
    <>
      <p className={styles.sentence}>{sentenceInWords(line)}.</p>
      <dl className={styles.facts}>
        <dt>Record</dt>
        <dd>
          {recordInWords(line)}
          {id !== null && (
            <>
              {' · '}
              <HistoryLink type={type} id={id} />
            </>
          )}
        </dd>
        <dt>Person</dt>
        <dd>{personInWords(line)}</dd>
        <dt>When</dt>
        <dd>
          <ShortDate value={line.at} withTime />
        </dd>
        {address !== null && (
          <>
            <dt>Address</dt>
            <dd>{address}</dd>
          </>
        )}
        {request !== null && (
          <>
            <dt>Request</dt>
            <dd>{request}</dd>
          </>
        )}
      </dl>
      <h2 className={styles.title}>Fields</h2>
      {fields.length === 0 && <p className={styles.none}>This action changed no fields.</p>}
      <dl className={styles.facts}>
        {fields.map(({ field, before, after }) => (
          <div key={field} className={styles.field}>
            <dt>{fieldInWords(field)}</dt>
            <dd>
              <del>{valueInWords(before, field)}</del> <span aria-hidden="true">→</span>{' '}
              <ins>{valueInWords(after, field)}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
