import { ApiParam } from '@nestjs/swagger';

export const ApiNewsletterId = () => ApiParam({ name: 'id', type: String, example: '64' });

export const NO_SUBSCRIPTION = {
  404: 'There is no such subscription. Somebody may have deleted it.',
};
