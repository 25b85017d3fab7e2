import { LoggerModule } from 'nestjs-pino';
import { randomUUID } from 'node:crypto';
import { AppConfig } from '../../config/app-config.js';

/** JSON lines with a request id; tokens, cookies and passwords never reach them. */
export const LoggingModule = LoggerModule.forRootAsync({
  inject: [AppConfig],
  useFactory: ({ logLevel }: AppConfig) => ({
    pinoHttp: {
      level: logLevel,
      genReqId: (_request, response) => {
        const id = randomUUID();
        response.setHeader('X-Request-Id', id);
        return id;
      },
      redact: ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.access_token'],
      customLogLevel: (_request, response) => (response.statusCode >= 500 ? 'error' : 'debug'),
    },
  }),
});
