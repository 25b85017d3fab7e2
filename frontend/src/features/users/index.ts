export { RoleBadge } from './components/RoleBadge';
