export { COHORTS } from './cohorts';
