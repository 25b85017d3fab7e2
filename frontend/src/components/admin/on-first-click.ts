/** The second press of a double click is not meant for what has come into the place of what left. */
export const onFirstClick =
  (act: () => void) =>
  ({ detail }: { detail: number }) => {
    if (detail < 2) act();
  };
