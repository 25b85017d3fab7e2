import { ValidateIf } from 'class-validator';

export const MayBeAbsent = () => ValidateIf((_object, value) => value !== undefined);

export const MayBeNull = () => ValidateIf((_object, value) => value !== null);
