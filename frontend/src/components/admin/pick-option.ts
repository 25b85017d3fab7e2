export function pickOption<Value extends string>(
  options: readonly [{ value: Value }, ...{ value: Value }[]],
  text: string,
): Value {
  return (options.find(({ value }) => value === text) ?? options[0]).value;
}
