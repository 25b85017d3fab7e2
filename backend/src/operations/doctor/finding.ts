export interface Finding {
  what: string;
  /** Null: OK. */
  todo: string | null;
  isBroken: boolean;
}

export const well = (what: string): Finding => ({ what, todo: null, isBroken: false });

export const advice = (what: string, todo: string): Finding => ({ what, todo, isBroken: false });

export const broken = (what: string, todo: string): Finding => ({ what, todo, isBroken: true });

export function describeFinding({ what, todo, isBroken }: Finding): string {
  const sign = isBroken ? 'BROKEN' : todo === null ? 'ok    ' : 'look  ';
  return todo === null ? `${sign}  ${what}\n` : `${sign}  ${what}\n        ${todo}\n`;
}
