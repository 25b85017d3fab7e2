/** Tells screen readers how many rows are selected. It is there before any is: what comes with its words is not told. */
export function SelectedCount({ count }: { count: number }) {
  return (
    <p role="status" className="visually-hidden">
      {count > 0 && `${count} selected`}
    </p>
  );
}
