export function cycle<T>(list: readonly T[], index: number): T {
  const item = list[index % list.length];
  if (item === undefined) throw new RangeError('An empty list has no elements to cycle through.');
  return item;
}
