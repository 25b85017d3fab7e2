import { useState } from 'react';

/** Returns the last data, so that rows stay visible when a reload fails. */
export function useLastData<Data>(data: Data | undefined): Data | undefined {
  const [kept, setKept] = useState(data);
  if (data !== undefined && data !== kept) setKept(data);
  return data ?? kept;
}
