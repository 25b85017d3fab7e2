import { ApiParam } from '@nestjs/swagger';

/** The 404 of an operation on one testimonial. */
export const NO_TESTIMONIAL = {
  404: 'There is no such testimonial. Somebody may have deleted it.',
};

/** The 412 of an operation on one testimonial. */
export const CHANGED_SINCE = {
  412: 'Somebody else has changed this testimonial since you opened it. Look at their version, then save again.',
};

export const ApiTestimonialId = () => ApiParam({ name: 'id', type: String, example: '64' });
