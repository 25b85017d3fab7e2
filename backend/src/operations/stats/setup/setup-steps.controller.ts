import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../../common/access/access.decorators.js';
import { ApiProblems } from '../../../common/problem/api-problems.js';
import { SetupStepDto } from './setup-step.dto.js';
import { SetupStepsService } from './setup-steps.service.js';

@ApiTags('Stats')
@Roles('admin')
@Controller('api/admin/setup-steps')
export class SetupStepsController {
  constructor(private readonly steps: SetupStepsService) {}

  @Get()
  @ApiOperation({ summary: 'List the steps of the setup, done or not' })
  @ApiOkResponse({ type: [SetupStepDto], description: 'In order; none in demo mode.' })
  @ApiProblems()
  listSetupSteps(): Promise<SetupStepDto[]> {
    return this.steps.list();
  }
}
