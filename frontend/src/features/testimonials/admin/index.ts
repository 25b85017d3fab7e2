export { useModeration } from './hooks/use-moderation';
