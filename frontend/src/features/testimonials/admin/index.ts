export { useDecisionGuard, useDecisions, useUnsentDecisions } from './hooks/use-decisions';
