import { ApiParam } from '@nestjs/swagger';

export const ApiTestimonialId = () => ApiParam({ name: 'id', type: String, example: '64' });
