export { COHORTS } from './cohorts';
export { HomePage } from './pages/HomePage';
