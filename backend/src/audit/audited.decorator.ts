import { SetMetadata } from '@nestjs/common';

export const AUDITED = 'audit:audited';

/** The name by which the audit log knows an act of somebody who is not signed in. */
export const Audited = (act: string) => SetMetadata(AUDITED, act);
