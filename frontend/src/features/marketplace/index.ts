export { AlsoOnUdemy } from './components/AlsoOnUdemy';
