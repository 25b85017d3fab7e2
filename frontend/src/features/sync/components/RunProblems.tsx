import type { SyncProblemDto } from '../../../api/generated/model/syncProblemDto';
import type { SyncRunDto } from '../../../api/generated/model/syncRunDto';
import { useListSyncProblems } from '../../../api/generated/sync/sync';
import { QueryState } from '../../../components/QueryState';
import { Skeleton } from '../../../components/Skeleton';
import { problemsInWords } from '../sync-words';
import course from './CourseChange.module.css';
import field from './FieldChange.module.css';
import changes from './RunChanges.module.css';
import styles from './RunProblems.module.css';

/** What could not be read, and so stays as it was. */
export function RunProblems({ run: { id, problems: total } }: { run: SyncRunDto }) {
  const query = useListSyncProblems(id);
  return (
    <section className={styles.problems} aria-labelledby="problems">
      <h3 id="problems">{problemsInWords(total)}</h3>
      <p className={styles.note}>What the platform sent of these stays as it was here.</p>
      <QueryState
        query={query}
        loading={<Skeleton className={changes.skeleton} />}
        errorTitle="We could not load the problems"
      >
        {(problems) => (
          <>
            <ul className={changes.changes} aria-labelledby="problems">
              {problems.map((problem, index) => (
                <Problem key={index} problem={problem} />
              ))}
            </ul>
            {total > problems.length && <p>And {total - problems.length} more.</p>}
          </>
        )}
      </QueryState>
    </section>
  );
}

function Problem({ problem }: { problem: SyncProblemDto }) {
  const { course_id: courseId, title, source, field: name, reason } = problem;
  return (
    <li>
      <p className={course.course}>
        <strong>{title ?? (courseId ? `Course ${courseId}` : source)}</strong>
      </p>
      <dl className={course.fields}>
        <div className={field.field}>
          <dt>{name}</dt>
          <dd>
            {reason}
            {(title ?? courseId) && <span className={field.mark}>{source}</span>}
          </dd>
        </div>
      </dl>
    </li>
  );
}
