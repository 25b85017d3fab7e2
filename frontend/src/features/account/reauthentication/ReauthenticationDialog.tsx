import { Skeleton } from 'antd';
import { lazy, Suspense, use } from 'react';
import { resolveReauthentication } from '../../../api/reauthentication';
import { Dialog } from '../../../components/admin/Dialog';
import { ShellDialogs } from '../../../components/admin/shell-dialogs';
import { ErrorBoundary } from '../../../components/ErrorBoundary';

// It brings the libraries of forms, which the first screen does without.
const ReauthenticationForm = lazy(() => import('./ReauthenticationForm'));

/** Above whatever dialog stands there already. */
const ON_TOP = 1_200;

/** Asks for a proof when a call needs one. The call goes on by itself, so that nothing typed is lost. */
export function ReauthenticationDialog() {
  const { shown, show } = use(ShellDialogs);
  const end = (isConfirmed: boolean) => {
    show(undefined);
    resolveReauthentication(isConfirmed);
  };
  return (
    <Dialog
      open={shown === 'reauthentication'}
      title="Confirm that it is you"
      width={440}
      zIndex={ON_TOP}
      centered
      closable={false}
      onCancel={() => end(false)}
    >
      <ErrorBoundary>
        <Suspense fallback={<Skeleton active />}>
          <ReauthenticationForm onConfirmed={() => end(true)} onCancel={() => end(false)} />
        </Suspense>
      </ErrorBoundary>
    </Dialog>
  );
}
