import * as ToastPrimitive from '@radix-ui/react-toast';
import { X } from 'lucide-react';
import { dismissToast, useToasts } from './toast-store';
import styles from './Toaster.module.css';

/** The page's toast area: F8 moves the focus here, a swipe of 50 px to the right dismisses. */
export default function Toaster() {
  const toasts = useToasts();
  return (
    <ToastPrimitive.Provider duration={5000} swipeDirection="right" swipeThreshold={50}>
      {toasts.map(({ id, open, title, description, variant = 'default', action }) => (
        <ToastPrimitive.Root
          key={id}
          className={styles.toast}
          data-variant={variant}
          open={open}
          duration={action ? 10_000 : undefined}
          onOpenChange={(isOpen) => {
            if (!isOpen) dismissToast(id);
          }}
        >
          <div>
            <ToastPrimitive.Title className={styles.title}>{title}</ToastPrimitive.Title>
            {description && (
              <ToastPrimitive.Description className={styles.description}>
                {description}
              </ToastPrimitive.Description>
            )}
          </div>
          {action && (
            <ToastPrimitive.Action
              className={styles.action}
              altText={action.label}
              onClick={action.onClick}
            >
              {action.label}
            </ToastPrimitive.Action>
          )}
          <ToastPrimitive.Close className={styles.close} aria-label="Close">
            <X size={18} aria-hidden="true" />
          </ToastPrimitive.Close>
        </ToastPrimitive.Root>
      ))}
      <ToastPrimitive.Viewport className={styles.viewport} hotkey={['F8']} />
    </ToastPrimitive.Provider>
  );
}
