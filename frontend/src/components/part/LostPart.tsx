import button from '../button.module.css';
import { StatusPanel } from '../StatusPanel';
import type { PartState } from './load-part';

export interface LostPartProps {
  title: string;
  /** Why: "broken" has come, and thrown an error. */
  state: Exclude<PartState, 'loading'> | 'broken';
  onRetry: () => void;
}

const UNREACHED = 'It did not arrive. Check your connection, then try again.';

export const ADVICE: Record<LostPartProps['state'], string> = {
  offline: 'You are offline. As soon as you are back it is tried again by itself.',
  outdated:
    'The site was updated while you had it open. What you typed is kept when you reload it.',
  broken: 'Something on it broke. Reloading usually helps.',
  lost: UNREACHED,
  retrying: UNREACHED,
};

export function LostPart({ title, state, onRetry }: LostPartProps) {
  const isBusy = state === 'retrying';
  const label = state === 'outdated' || state === 'broken' ? 'Reload the page' : 'Try again';
  const action = (
    <button type="button" className={button.primary} aria-disabled={isBusy} onClick={onRetry}>
      {isBusy ? 'Trying again…' : label}
    </button>
  );
  return (
    <StatusPanel role="alert" title={title} action={action}>
      {ADVICE[state]}
    </StatusPanel>
  );
}
