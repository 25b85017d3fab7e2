import { useIsMutating } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isFailedImport, mayReload, reload } from '../reload';
import button from './button.module.css';
import { StatusPanel } from './StatusPanel';

export function PageError({ error }: { error: unknown }) {
  const isSaving = useIsMutating() > 0;
  const isLost = isFailedImport(error);
  const [reloads] = useState(() => isLost && !isSaving && mayReload());
  useEffect(() => {
    if (reloads) reload();
  }, [reloads]);
  if (reloads) return null;
  return (
    <div className="container section">
      <StatusPanel
        role="alert"
        title="We could not show this page"
        action={
          <button type="button" className={button.primary} onClick={reload}>
            Reload
          </button>
        }
      >
        {isLost
          ? 'Its code did not load. Check your connection, then reload.'
          : 'An error occurred. Reloading usually helps.'}
      </StatusPanel>
    </div>
  );
}
