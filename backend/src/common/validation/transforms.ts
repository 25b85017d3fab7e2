export function trimmed({ value }: { value: unknown }): unknown {
  return typeof value === 'string' ? value.trim() : value;
}

/** For `@Transform`: writes letters with accents in the one way that compares (Unicode NFC). */
export function composed({ value }: { value: unknown }): unknown {
  return typeof value === 'string' ? value.normalize() : value;
}
