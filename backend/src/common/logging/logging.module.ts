import { LoggerModule } from 'nestjs-pino';
import { AppConfig } from '../../config/app-config.js';

/** What Nest says of itself while it starts; of no use to whoever runs the site. */
const FRAMEWORK = [
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
  'NestFactory',
  'NestApplication',
];
const INFO = 30;

/** What is never written down; the values of a failed statement may be a password's hash. */
export const SECRETS = [
  'req.headers.authorization',
  'req.headers.cookie',
  '*.password',
  '*.access_token',
  'err.parameters',
  'err.detail',
  'err.driverError',
];

/** JSON lines with a request id; tokens, cookies and passwords never reach them. */
export const LoggingModule = LoggerModule.forRootAsync({
  inject: [AppConfig],
  useFactory: ({ logLevel }: AppConfig) => ({
    pinoHttp: {
      level: logLevel,
      genReqId: ({ id }) => id,
      redact: SECRETS,
      hooks: {
        logMethod(args, method, level) {
          const [entry] = args as unknown[];
          if (level <= INFO && isFrameworkEntry(entry)) return;
          method.apply(this, args);
        },
      },
      customLogLevel: (_request, response) => (response.statusCode >= 500 ? 'error' : 'debug'),
    },
  }),
});

function isFrameworkEntry(entry: unknown): boolean {
  return (
    typeof entry === 'object' &&
    entry !== null &&
    'context' in entry &&
    FRAMEWORK.includes(String(entry.context))
  );
}
