import { useLocation } from 'react-router-dom';
import type { RegisteredDto } from '../../../api/generated/model/registeredDto';
import { useHydrated } from '../../../components/use-hydrated';

/** What the form tells the page after it, in the state of the history entry. */
export interface RegisteredState extends RegisteredDto {
  title: string;
  /** The page of the offering. */
  path: string;
}

/** Returns null without JavaScript, and at an address that was shared. */
export function useRegisteredState(): RegisteredState | null {
  const { state } = useLocation() as { state: unknown };
  // The server does not know the state of a page that is reloaded.
  const isHydrated = useHydrated();
  return isHydrated && typeof state === 'object' && state && 'status' in state
    ? (state as RegisteredState)
    : null;
}
