import { ValidateIf } from 'class-validator';

/** Allows a field to be missing. Null is still checked by the field's other rules. */
export const MayBeAbsent = () => ValidateIf((_object, value) => value !== undefined);

export const MayBeNull = () => ValidateIf((_object, value) => value !== null);
