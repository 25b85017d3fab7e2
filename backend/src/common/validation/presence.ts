import { ValidateIf } from 'class-validator';

/** The field may be left out; null is not the same and is held against the field's other rules. */
export const MayBeAbsent = () => ValidateIf((_object, value) => value !== undefined);

export const MayBeNull = () => ValidateIf((_object, value) => value !== null);
