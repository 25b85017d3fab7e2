/** Lengths, in characters, that more than one field keeps to. */
export const LIMITS = {
  text: 255,
  /** The longest address that mail can be sent to (RFC 5321). */
  email: 254,
  username: { min: 3, max: 50 },
  password: { min: 6, max: 200 },
  search: 255,
  url: 2_048,
} as const;
