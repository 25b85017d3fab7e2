/** For `@Transform`: cuts white space off both ends of text and leaves everything else as it is. */
export function trimmed({ value }: { value: unknown }): unknown {
  return typeof value === 'string' ? value.trim() : value;
}
