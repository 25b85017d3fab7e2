/** What an address says beside the list's state. */
const NO_STATE = ['page', 'dialog', 'view', 'story'];

/** The state of a list as its views keep it. */
export function addressOf(params: URLSearchParams): string {
  const state = new URLSearchParams(params);
  for (const name of NO_STATE) state.delete(name);
  state.sort();
  return state.toString();
}

export function areSameColumns(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((title) => other.includes(title));
}
