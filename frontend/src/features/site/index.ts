export { COHORTS } from './cohorts';
export { HeroFigure } from './components/HeroFigure';
export { HomePage } from './pages/HomePage';
