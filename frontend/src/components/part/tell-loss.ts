import { toast } from '../toaster/toast-store';
import { ADVICE, type LostPartProps } from './LostPart';

/** Tells of a lost part that has no place of its own on the page. */
export function tellLoss({ title, state, onRetry }: LostPartProps): void {
  const needsReload = state === 'outdated' || state === 'broken';
  toast({
    title,
    description: ADVICE[state],
    variant: 'destructive',
    ...(needsReload && { action: { label: 'Reload the page', onClick: onRetry } }),
  });
}
