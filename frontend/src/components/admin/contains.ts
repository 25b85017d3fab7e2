/** Returns whether a text contains another one, ignoring case and accents (ø and ł have none). */
export function contains(text: string, sought: string): boolean {
  return folded(text).includes(folded(sought));
}

/** Makes an antd `Select` search this field of its options. */
export function searchBy(field: string) {
  return {
    filterOption: (sought: string, option?: Record<string, unknown>) =>
      contains(String(option?.[field]), sought.trim()),
  };
}

/** Upper case, because it maps ß and ı to the letters that people type for them. */
function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toUpperCase();
}
