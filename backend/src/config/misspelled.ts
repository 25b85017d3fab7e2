import { VARIABLES } from './environment.js';

/** Names up to this length must not differ in length: HOME is not a misspelled HOST. */
const SHORT = 5;

/** Returns a sentence for each variable that is set and is one or two letters from one of Lectern's. */
export function describeMisspelled(source: NodeJS.ProcessEnv): string[] {
  const known = new Set<string>(VARIABLES);
  return Object.keys(source).flatMap((name) => {
    if (known.has(name) || !source[name]?.trim()) return [];
    const meant = VARIABLES.find(
      (variable) => distance(name.toUpperCase(), variable) <= (variable.length < SHORT ? 1 : 2),
    );
    return meant === undefined ? [] : [`${name} is not a setting of Lectern. ${meant} is.`];
  });
}

function distance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return Infinity;
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current[column] = Math.min(
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    before = above;
    above = current;
  }
  return above[other.length] ?? 0;
}
