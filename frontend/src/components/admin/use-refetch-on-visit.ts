import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { isFirstScreen } from '../../api/first-answers';

/** The key of the location at which a document was opened. */
const FIRST = 'default';

/** Asks again each time somebody goes to the screen, also from itself: others change what it shows. */
export function useRefetchOnVisit({
  refetch,
  isSuccess,
}: Pick<UseQueryResult<unknown, unknown>, 'refetch' | 'isSuccess'>): void {
  const { key } = useLocation();
  const visit = useEffectEvent(() => {
    // The first screen's answers may have come before the screen.
    if (isSuccess && key === FIRST && isFirstScreen()) return;
    void refetch({ cancelRefetch: false });
  });
  useEffect(() => visit(), [key]);
}
