import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { AuthConfig } from '../../config/app-config.js';
import { signingKeys } from '../../common/secrets/signing-keys.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { PasskeyChecksModule } from '../passkeys/passkey-checks.module.js';
import { FactorCodesModule } from '../two-factor/factor-codes.module.js';
import { UsersModule } from '../users/users.module.js';
import { AccessGuard } from './access.guard.js';
import { ApiKeysModule } from '../api-keys/api-keys.module.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { JwtStrategy } from './jwt.strategy.js';
import { LoginAttemptsModule } from '../login-attempts/login-attempts.module.js';
import { PasskeyLoginController } from './passkey-login.controller.js';
import { PasskeyLoginService } from './passkey-login.service.js';
import { ReauthenticationController } from './reauthentication.controller.js';
import { ReauthenticationService } from './reauthentication.service.js';
import { SecondStepService } from './second-step.service.js';
import { SignInsService } from './sign-ins.service.js';

@Module({
  imports: [
    UsersModule,
    SessionsModule,
    LoginAttemptsModule,
    ApiKeysModule,
    FactorCodesModule,
    PasskeyChecksModule,
    JwtModule.registerAsync({
      inject: [AuthConfig],
      useFactory: (config: AuthConfig) => ({
        secret: signingKeys(config)[0],
        signOptions: { algorithm: 'HS256', expiresIn: config.jwtExpiresIn },
      }),
    }),
  ],
  controllers: [AuthController, PasskeyLoginController, ReauthenticationController],
  providers: [
    AuthService,
    PasskeyLoginService,
    ReauthenticationService,
    SecondStepService,
    SignInsService,
    JwtStrategy,
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [AuthService],
})
export class AuthModule {}
