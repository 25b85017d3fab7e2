import { ApiParam } from '@nestjs/swagger';

/** The 404 of an operation on one testimonial. */
export const NO_TESTIMONIAL = {
  404: 'There is no such testimonial. Somebody may have deleted it.',
};

export const ApiTestimonialId = () => ApiParam({ name: 'id', type: String, example: '64' });
