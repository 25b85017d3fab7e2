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
      <ToastPrimitive.Viewport ref={keepFromDialogs} className={styles.viewport} hotkey={['F8']} />
    </ToastPrimitive.Provider>
  );
}

/**
 * A dialog takes the focus back from what is not in it, and closes on Escape wherever that is pressed. It listens on the
 * window, which hears of neither here, until a toast that is closed leaves the focus to the list: then the dialog has it.
 */
function keepFromDialogs(list: HTMLOListElement | null) {
  // The library listens up to here.
  const region = list?.parentElement;
  if (!region) return undefined;
  const keepFocus = (event: FocusEvent) => {
    const { target, relatedTarget } = event;
    const isLeft = target === list && isIn(list, relatedTarget);
    if (isIn(list, target) && !isLeft) event.stopPropagation();
  };
  const keepEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    if (event.target === list) window.dispatchEvent(new FocusEvent('focusin'));
  };
  region.addEventListener('focusin', keepFocus);
  region.addEventListener('keydown', keepEscape);
  return () => {
    region.removeEventListener('focusin', keepFocus);
    region.removeEventListener('keydown', keepEscape);
  };
}

function isIn(list: Element, target: EventTarget | null): boolean {
  return target instanceof Node && list.contains(target);
}
