/** For operations without query parameters: whoever sends one is told, instead of being ignored. */
export class NoQuery {}
