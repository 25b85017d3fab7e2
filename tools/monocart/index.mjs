export { CoverageReport as default } from 'monocart-coverage-reports';
