import { useState } from 'react';

/** The last data that there was: rows stay when the next ones do not come. */
export function useLastData<Data>(data: Data | undefined): Data | undefined {
  const [kept, setKept] = useState(data);
  if (data !== undefined && data !== kept) setKept(data);
  return data ?? kept;
}
