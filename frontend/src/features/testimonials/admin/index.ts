export { DecisionLine, useDecisionGuard } from './queue/DecisionLine';
export { useDecisions } from './queue/use-decisions';
