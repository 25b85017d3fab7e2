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

/** JSON lines with a request id; tokens, cookies and passwords never reach them. */
export const LoggingModule = LoggerModule.forRootAsync({
  inject: [AppConfig],
  useFactory: ({ logLevel }: AppConfig) => ({
    pinoHttp: {
      level: logLevel,
      genReqId: ({ id }) => id,
      redact: ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.access_token'],
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
