import { STATUS_CODES } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { spoilRecords } from '../faults/bad-records.js';
import { addTransportFaults } from '../faults/transport-faults.js';
import type { CourseRecord, RecordsPlatform } from '../records/platform.js';

export const MOODLE_PATH = '/moodle';
export const MOODLE_TOKEN = '4f9c1d7e2b8a6053c1e94d7fb2a86035';

const SERVER = '/webservice/rest/server.php';
const CONTENTS = 'core_course_get_contents';

/** Moodle reports errors in the body, with the status 200. */
const exception = (errorcode: string, message: string) => ({
  exception: 'core\\exception\\moodle_exception',
  errorcode,
  message,
});

/** The front page of a site is a course, too. */
const FRONT_PAGE: CourseRecord = {
  id: 1,
  fullname: 'Our School',
  displayname: 'Our School',
  shortname: 'school',
  format: 'site',
  sortorder: 1,
  summary: '',
  summaryformat: 1,
  overviewfiles: [],
};

/** Implements the functions of Moodle's web services that Lectern calls. `contents` of a course are not in its list; null hides them. */
export function moodleApi(
  app: FastifyInstance,
  { platform }: { platform: RecordsPlatform },
  done: () => void,
): void {
  platform.log.attach(app);

  const targetOf = ({ url }: FastifyRequest) => {
    const path = url.slice(MOODLE_PATH.length).split('?')[0] ?? '';
    return { path: url.includes(CONTENTS) ? `${path} ${CONTENTS}` : path, page: 1 };
  };

  addTransportFaults(app, {
    board: platform.faults,
    targetOf,
    answerStatus: (reply, { status }) =>
      reply.code(status).send({ error: STATUS_CODES[status] ?? 'Error' }),
  });

  app.get<{ Querystring: Record<string, string> }>(SERVER, (request) => {
    const { wstoken, wsfunction } = request.query;
    if (wstoken !== MOODLE_TOKEN)
      return exception('invalidtoken', 'Invalid token - token not found');
    if (wsfunction === CONTENTS) {
      const course = platform.store.course(request.query['courseid'] ?? '');
      const hidden = 'You cannot execute functions in the course context. Not enrolled';
      return course?.['contents'] ?? exception('errorcoursecontextnotvalid', hidden);
    }
    if (wsfunction !== 'core_course_get_courses_by_field')
      return exception(
        'invalidrecord',
        'Can not find data record in database table external_functions.',
      );
    const fault = platform.faults.take(targetOf(request), ['bad-record']);
    const listed = platform.store.records.map(
      ({ contents: _, ...course }) => course as CourseRecord,
    );
    const courses = spoilRecords(listed, fault);
    return { courses: [FRONT_PAGE, ...courses], warnings: [] };
  });

  done();
}
