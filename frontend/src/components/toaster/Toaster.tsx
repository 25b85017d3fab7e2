import * as ToastPrimitive from '@radix-ui/react-toast';
import { X } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { dismissToast, useToasts } from './toast-store';
import styles from './Toaster.module.css';

/** The toast area. F8 moves the focus here, and a swipe of 50 px to the right dismisses a toast. */
export function Toaster() {
  const toasts = useToasts();
  const list = useRef<HTMLOListElement>(null);
  const isOpen = toasts.some(({ open }) => open);
  const before = useRef<HTMLElement>(null);
  useEffect(() => keepFromDialogs(list.current, before), []);
  useEffect(() => {
    if (!isOpen) leave(list.current, before.current);
  }, [isOpen]);
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
      <ToastPrimitive.Viewport ref={list} className={styles.viewport} hotkey={['F8']} />
    </ToastPrimitive.Provider>
  );
}

/**
 * Open dialogs take the focus back and close on Escape. These listeners on the list keep both events from the dialogs.
 * @param before stores the element that had the focus outside the list
 */
function keepFromDialogs(list: HTMLOListElement | null, before: RefObject<HTMLElement | null>) {
  // Radix listens on the parent element.
  const region = list?.parentElement;
  const keepFocus = (event: FocusEvent) => {
    const ends = [event.target, event.relatedTarget];
    if (ends.some((end) => end instanceof Node && list?.contains(end))) event.stopPropagation();
    const from = event.relatedTarget;
    if (from instanceof HTMLElement && !region?.contains(from)) before.current = from;
  };
  const keepEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') event.stopPropagation();
  };
  region?.addEventListener('focusin', keepFocus);
  region?.addEventListener('keydown', keepEscape);
  return () => {
    region?.removeEventListener('focusin', keepFocus);
    region?.removeEventListener('keydown', keepEscape);
  };
}

/** Returns the focus from the last toast to the open dialog, to the element that had it before, or to the content. */
function leave(list: HTMLOListElement | null, before: HTMLElement | null) {
  const isInList = () => list?.contains(document.activeElement);
  if (document.activeElement === document.body || isInList()) {
    window.dispatchEvent(new FocusEvent('focusin'));
  }
  for (const place of [before, document.querySelector('main')]) {
    if (isInList()) place?.focus({ preventScroll: true });
  }
}
