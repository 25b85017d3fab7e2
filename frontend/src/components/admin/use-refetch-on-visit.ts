import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Asks again each time somebody goes to the screen, also from itself: others change what it shows. */
export function useRefetchOnVisit({ refetch }: Pick<UseQueryResult, 'refetch'>): void {
  const { key } = useLocation();
  useEffect(() => {
    void refetch({ cancelRefetch: false });
  }, [key, refetch]);
}
