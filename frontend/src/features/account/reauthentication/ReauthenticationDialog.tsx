import { Skeleton } from 'antd';
import { lazy, Suspense, use } from 'react';
import { resolveReauthentication } from '../../../api/reauthentication';
import { Dialog } from '../../../components/admin/Dialog';
import { ShellDialogs } from '../../../components/admin/shell-dialogs';
import { ErrorBoundary } from '../../../components/ErrorBoundary';

// Loaded lazily, because it needs the form libraries, which the first screen does not.
const ReauthenticationForm = lazy(() => import('./ReauthenticationForm'));

/** Higher than the z-index of any open dialog. */
const ON_TOP = 1_200;

/** Asks the user to re-authenticate. The call that needed it then continues, so no input is lost. */
export function ReauthenticationDialog() {
  const { shown, show } = use(ShellDialogs);
  const end = (isConfirmed: boolean) => {
    show(undefined);
    resolveReauthentication(isConfirmed);
  };
  return (
    <Dialog
      open={shown === 'reauthentication'}
      title="Confirm it’s you"
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
