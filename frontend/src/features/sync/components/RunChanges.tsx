import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldChangeDto } from '../../../api/generated/model/fieldChangeDto';
import type { SyncChangeDto } from '../../../api/generated/model/syncChangeDto';
import type { SyncRunDto } from '../../../api/generated/model/syncRunDto';
import { useListSyncChanges } from '../../../api/generated/sync/sync';
import { Pagination } from '../../../components/admin/Pagination';
import { ToneBadge } from '../../../components/admin/ToneBadge';
import { QueryState } from '../../../components/QueryState';
import { Skeleton } from '../../../components/Skeleton';
import { FIELDS, KINDS } from '../sync-words';
import styles from './RunChanges.module.css';

const PAGE_SIZE = 25;

/** Old and new stand below one another. */
const LONG = /\n|.{80}/;

/** Course by course, and field by field. */
export function RunChanges({ run }: { run: SyncRunDto }) {
  const [page, setPage] = useState(1);
  const query = useListSyncChanges(
    run.id,
    { page, limit: PAGE_SIZE },
    { query: { placeholderData: keepPreviousData } },
  );
  return (
    <QueryState
      query={query}
      loading={<Skeleton className={styles.skeleton} />}
      errorTitle="We could not load the changes"
      isEmpty={({ pagination: { total } }) => total === 0}
      empty={<p className={styles.empty}>No course differs from what is held here.</p>}
    >
      {({ changes, pagination }) => (
        <>
          <ul className={styles.changes} aria-label="Changes" aria-busy={query.isPlaceholderData}>
            {changes.map((change) => (
              <Change key={change.course_id} change={change} />
            ))}
          </ul>
          <Pagination page={pagination.page} pages={pagination.pages} onTurn={setPage} />
        </>
      )}
    </QueryState>
  );
}

function Change({ change: { title, kind, fields, is_new: isNew } }: { change: SyncChangeDto }) {
  const { label, tone } = KINDS[kind];
  return (
    <li>
      <p className={styles.course}>
        <ToneBadge tone={tone}>{label}</ToneBadge>
        <strong>{title}</strong>
        {isNew && <span className={styles.mark}>since the preview</span>}
      </p>
      {fields.length > 0 && (
        <dl className={styles.fields}>
          {fields.map((field) => (
            <Field key={field.field} change={field} />
          ))}
        </dl>
      )}
    </li>
  );
}

function Field({ change }: { change: FieldChangeDto }) {
  const { field, before, after, is_overridden: isOverridden } = change;
  return (
    <div>
      <dt>{FIELDS[field]}</dt>
      <dd data-long={LONG.test(`${before}${after}`)}>
        <del>{before ?? 'nothing'}</del> <span aria-hidden="true">→</span>{' '}
        <ins>{after ?? 'nothing'}</ins>
        {isOverridden && (
          <span className={styles.mark}>An override stands in for it on the site</span>
        )}
      </dd>
    </div>
  );
}
