/** Text without control, format and separator characters, which let two texts look like one. */
export const VISIBLE = /^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u;

/** Text of which something is seen: it is more than white space and characters that are never drawn. */
export const SEEN = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;
