/** Text without control, format and separator characters, which let two texts look like one. */
export const VISIBLE = /^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u;
