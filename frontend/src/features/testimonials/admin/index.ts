export { DecisionLine, useDecisionGuard } from './queue/DecisionLine';
export { useDecisions, useUnsentDecisions } from './queue/use-decisions';
