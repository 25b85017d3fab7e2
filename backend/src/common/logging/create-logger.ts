import { type DestinationStream, type LevelWithSilent, type Logger, pino } from 'pino';
import { currentSpan } from '../tracing/spans.js';

const FRAMEWORK = [
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
  'NestFactory',
  'NestApplication',
];
const INFO = 30;

/** Redacted properties. The values of a failed statement may contain a password hash. */
const SECRETS = ['*.password', '*.access_token', 'err.parameters', 'err.detail', 'err.driverError'];

const UNSAID = () => undefined;

export function createLogger(
  level: LevelWithSilent,
  destination: DestinationStream,
  { isTraced = false } = {},
): Logger {
  return pino(
    {
      level,
      redact: SECRETS,
      serializers: { req: UNSAID, res: UNSAID },
      ...(isTraced && { mixin: () => ({ traceId: currentSpan()?.traceId }) }),
      hooks: {
        logMethod(args, method, level) {
          const [entry] = args as unknown[];
          if (level <= INFO && isFrameworkEntry(entry)) return;
          method.apply(this, args);
        },
      },
    },
    destination,
  );
}

function isFrameworkEntry(entry: unknown): boolean {
  return (
    typeof entry === 'object' &&
    entry !== null &&
    'context' in entry &&
    FRAMEWORK.includes(String(entry.context))
  );
}
