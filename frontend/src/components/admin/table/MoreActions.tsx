export type { Action } from '../RowActions';
