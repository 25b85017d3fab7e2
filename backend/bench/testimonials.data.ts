import type { Filling } from './fill.js';

/** Names, companies and courses repeat; rows are three minutes apart. */
const FILL = `
  INSERT INTO testimonials (student_name, student_image, previous_role, present_role, company,
    quote, course_taken, status, is_visible, created_at)
  SELECT
    (ARRAY['Amara', 'Björn', 'Chloé', 'Daniel', 'Elena', 'Farid', 'Grace', 'Hiroshi', 'Ines',
      'Jonas', 'Katya', 'Liam', 'Mei', 'Noah', 'Olga', 'Pedro', 'Quinn', 'Rosa', 'Sanjay', 'Tomás',
      'Uma', 'Victor', 'Wanjiru', 'Xavier', 'Yusuf', 'Zoë'])[1 + n * 7919 % 26]
    || ' ' ||
    (ARRAY['Nwosu', 'Lindqvist', 'Martin', 'Okafor', 'Petrova', 'Rahman', 'Schmidt', 'Tanaka',
      'Vargas', 'Weber', 'Yilmaz', 'Zhang', 'Bianchi', 'Costa', 'Dubois', 'Eriksen', 'García',
      'Haddad', 'Ivanov', 'Jensen', 'Kowalski', 'Mbeki', 'Novak'])[1 + n * 104729 % 23]
    || '-' || to_hex(n * 2654435761 % 65536),
    'https://example.org/portraits/' || n || '.jpg', 'Branch manager', 'Data analyst',
    (ARRAY['Nor', 'Blue', 'Ced', 'Del', 'Em', 'Fjor', 'Gran', 'Har', 'Ind', 'Jun', 'Kro', 'Lum',
      'Mer', 'Oak', 'Pal', 'Quar', 'Riv', 'Sol', 'Tid', 'Ver'])[1 + n * 31 % 20]
    || (ARRAY['vale', 'fin', 'arhurst', 'ton', 'berg', 'dby', 'ite', 'bor', 'igo', 'iper', 'na',
      'en', 'idian', 'ridge', 'isade', 'tz', 'erside', 'ara', 'ewater'])[1 + n * 53 % 19]
    || ' ' ||
    (ARRAY['Rail', 'Health', 'Labs', 'Freight', 'Energy', 'Foods', 'Media', 'Bank', 'Robotics',
      'Insurance', 'Travel'])[1 + n * 17 % 11],
    repeat('Three months in, I rewrote the report that took us two days. ', (4 + n % 5)::int),
    (ARRAY['Statistics You Will Actually Use', 'Deep Learning in PyTorch', 'TypeScript in Depth',
      'SQL Beyond the Basics', 'Building LLM Applications', 'Kubernetes in Production',
      'Data Engineering Live Cohort', 'Full-Stack Engineering Live Cohort'])[1 + n * 13 % 8],
    CASE WHEN n % 10 = 9 THEN 'pending' WHEN n % 10 > 6 THEN 'rejected' ELSE 'approved' END,
    n % 11 > 0,
    now() - n * interval '3 minutes'
  FROM generate_series($1::bigint, $2::bigint - 1) AS n`;

export const TESTIMONIALS: Filling = {
  what: 'testimonials',
  statement: FILL,
  indexes: [
    'testimonials_search',
    'testimonials_short_search',
    'testimonials_folded_search',
    'testimonials_folded_short_search',
    'testimonials_by_student',
    'testimonials_by_company',
    'testimonials_by_course',
  ],
};
