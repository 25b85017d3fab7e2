import type { CourseRecord } from '../records/platform.js';

const FIRST_ID = 11;

/** Returns a course as `core_course_get_courses_by_field` does, with the fields that Lectern reads. */
export function makeMoodleCourse(index: number): CourseRecord {
  const number = String(index + 1).padStart(4, '0');
  return {
    id: FIRST_ID + index,
    fullname: `Seminar ${number}`,
    displayname: `Seminar ${number}`,
    shortname: `S${number}`,
    categoryid: 1 + (index % 2),
    categoryname: index % 2 === 0 ? 'Data Science' : 'Software Engineering',
    sortorder: 10_001 + index,
    summary: `<p>What seminar ${number} is about.</p>`,
    summaryformat: 1,
    overviewfiles: [
      {
        filename: 'cover.jpg',
        filepath: '/',
        fileurl: `https://moodle.example.org/webservice/pluginfile.php/${index}/course/overviewfiles/cover.jpg`,
        mimetype: 'image/jpeg',
      },
    ],
    contacts: [{ id: 5, fullname: 'Dana Reyes' }],
    enrollmentmethods: ['manual', 'self'],
    format: 'topics',
    startdate: 1_767_225_600,
    enddate: 0,
    visible: 1,
    contents: makeContents(number),
  };
}

/** Returns sections as `core_course_get_contents` does, with those that each new course has. */
function makeContents(number: string) {
  const module = (name: string, modname: string) => ({
    name,
    modname,
    visible: 1,
    uservisible: true,
  });
  const section = (name: string, ...modules: object[]) => ({
    ...{ name, visible: 1, uservisible: true, summary: '', summaryformat: 1 },
    modules,
  });
  return [
    section('General', module('Announcements', 'forum')),
    section('Prepare', module('Read this first', 'page'), module('A note', 'label')),
    section(`Practice ${number}`, module('Exercise', 'assign'), module('Check', 'quiz')),
    section('Topic 3'),
  ];
}
