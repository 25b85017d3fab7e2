import { ApiParam } from '@nestjs/swagger';

export const NO_TESTIMONIAL = {
  404: 'There is no such testimonial. Somebody may have deleted it.',
};

export const CHANGED_SINCE = {
  412: 'Somebody else has changed this testimonial since you opened it. Look at their version first.',
};

export const ApiTestimonialId = () => ApiParam({ name: 'id', type: String, example: '64' });
