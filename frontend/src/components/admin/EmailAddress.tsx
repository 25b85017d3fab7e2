/** An address that is broken behind its @, if it has to be. */
export function EmailAddress({ value }: { value: string }) {
  const host = value.lastIndexOf('@') + 1;
  return (
    <>
      {value.slice(0, host)}
      <wbr />
      {value.slice(host)}
    </>
  );
}
