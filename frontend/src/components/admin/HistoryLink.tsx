import { Link } from 'react-router-dom';
import type { AuditObjectType } from '../../api/generated/model/auditObjectType';
import { historyPath } from '../../paths';
import styles from './HistoryLink.module.css';

export function HistoryLink({ type, id }: { type: AuditObjectType; id: string }) {
  return (
    <Link className={styles.link} to={historyPath(type, id)}>
      History
    </Link>
  );
}
