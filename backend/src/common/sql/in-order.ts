/** The rows in the order of their ids. */
export function inOrder<Row extends { id: number }>(rows: Row[], ids: string[]): Row[] {
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = ({ id }: Row) => places.get(String(id)) ?? 0;
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other));
}
