/** Whether a text has another within it, in upper or lower case and with or without accents; ø and ł have none. */
export function contains(text: string, sought: string): boolean {
  return folded(text).includes(folded(sought));
}

/** Has a `Select` look into this field of its options. */
export function searchBy(field: string) {
  return {
    filterOption: (sought: string, option?: Record<string, unknown>) =>
      contains(String(option?.[field]), sought.trim()),
  };
}

/** In capitals, as those of ß and ı are letters that are typed for them. */
function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toUpperCase();
}
