import { useEffect, useEffectEvent } from 'react';
import type { LostPartProps } from '../part/LostPart';
import { dismissToast, useToasts } from './toast-store';
import styles from './Toaster.module.css';

/** Stands in for the Toaster while its code is missing; each new message has the code tried again. */
export function PlainToast({ state, onRetry }: LostPartProps) {
  const shown = useToasts().find(({ open }) => open);
  const id = shown?.id;
  const retry = useEffectEvent(() => {
    if (state === 'lost') onRetry();
  });
  useEffect(() => {
    if (id !== undefined) retry();
  }, [id]);
  return (
    <section aria-label="Notifications" className={styles.viewport}>
      <div role="status">
        {shown && (
          <div className={styles.toast} data-variant={shown.variant}>
            <div>
              <p className={styles.title}>{shown.title}</p>
              {shown.description && <p className={styles.description}>{shown.description}</p>}
            </div>
            {shown.action && (
              <button
                type="button"
                className={styles.action}
                onClick={() => {
                  dismissToast(shown.id);
                  shown.action?.onClick();
                }}
              >
                {shown.action.label}
              </button>
            )}
            <button
              type="button"
              className={styles.close}
              aria-label="Close"
              onClick={() => dismissToast(shown.id)}
            >
              <span aria-hidden="true">×</span>
            </button>
          </div>
        )}
      </div>
    </section>
  );
}
