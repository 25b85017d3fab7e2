export { HeroFigure } from './components/HeroFigure';
export { HomePage } from './pages/HomePage';
export { NotFoundPage } from './pages/NotFoundPage';
