import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { isFirstScreen } from '../../api/first-answers';

/** The key of the location at which a document was opened. */
const FIRST = 'default';

/** Asks again each time somebody goes to the screen, also from itself: others change what it shows. */
export function useRefetchOnVisit({
  refetch,
}: Pick<UseQueryResult<unknown, unknown>, 'refetch'>): void {
  const { key } = useLocation();
  const visit = useEffectEvent(() => {
    // The first screen's answers may have come before the screen, or since it was drawn.
    if (key === FIRST && isFirstScreen()) return;
    void refetch({ cancelRefetch: false });
  });
  useEffect(() => visit(), [key]);
}
