import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import {
  useEndOtherSessions,
  useEndSession,
  useListSessions,
} from '../../../api/generated/account/account';
import { focusIfLost } from '../../../components/admin/focus-main';
import { QueryState } from '../../../components/QueryState';
import { Skeleton } from '../../../components/Skeleton';
import { toastFailure } from '../../../components/toaster/toast-failure';
import { toast } from '../../../components/toaster/toast-store';
import { useRefreshSessions } from '../use-refresh-sessions';
import { SessionLine } from './SessionLine';
import styles from './AccountList.module.css';

/** Where one is signed in. */
export function SessionList() {
  const query = useListSessions();
  const refresh = useRefreshSessions();
  const heading = useFocusAfterEnd(query.data?.length);
  const mutation = {
    onSuccess: () => toast({ title: 'Success', description: 'Signed out there' }),
    onError: (error: unknown) => toastFailure('Failed to sign out', error),
    onSettled: refresh,
  };
  const end = useEndSession({ mutation });
  const endOthers = useEndOtherSessions({ mutation });
  const isEnding = (id: string) =>
    endOthers.isPending || (end.isPending && end.variables.id === id);
  return (
    <section aria-labelledby="sessions" className={styles.section}>
      <h2 id="sessions" ref={heading} tabIndex={-1}>
        Where you are signed in
      </h2>
      <QueryState
        query={query}
        loading={<Skeleton className={styles.loading} />}
        errorTitle="We could not load your sessions"
      >
        {(sessions) => (
          <>
            <ul>
              {sessions.map((session) => (
                <SessionLine
                  key={session.id}
                  session={session}
                  isEnding={isEnding(session.id)}
                  onEnd={() => end.mutate({ id: session.id })}
                />
              ))}
            </ul>
            {sessions.some((session) => !session.is_current) && (
              <Button loading={endOthers.isPending} onClick={() => endOthers.mutate()}>
                Sign out everywhere else
              </Button>
            )}
          </>
        )}
      </QueryState>
    </section>
  );
}

/** The heading takes the focus when the button that had it goes with its line. */
function useFocusAfterEnd(count: number | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(count);
  useEffect(() => {
    const isLess = (count ?? 0) < (shown.current ?? 0);
    shown.current = count;
    if (isLess) focusIfLost(heading.current);
  }, [count]);
  return heading;
}
