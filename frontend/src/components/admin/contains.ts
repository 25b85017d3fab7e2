/** Whether a text has another within it, in upper or lower case and however its accents are written. */
export function contains(text: string, sought: string): boolean {
  return folded(text).includes(folded(sought));
}

/** In lower case the İ of Turkish is an i with a dot more. */
function folded(text: string): string {
  return text.normalize().toLowerCase().replaceAll('i\u0307', 'i');
}
