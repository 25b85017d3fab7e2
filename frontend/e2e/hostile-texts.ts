/** Texts that people and platforms do send, and that no layout likes. All are within the API's limits. */
export const LONG_WORD = 'Donaudampfschifffahrtsgesellschaft'.repeat(6).slice(0, 200);

const GERMAN =
  'Einführung in die Versicherungsmathematik für Datenschutzbeauftragte und Lernplattformentwicklerinnen';

const WIDE_NAME = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(7);

export const LONG_EMAIL = `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.example.org`;

/** What is shown instead of the platform's values, for the first courses of a catalogue. */
export const OVERRIDES = [
  {
    title: LONG_WORD,
    description: `${LONG_WORD} ${LONG_WORD}\n\nA paragraph that follows.`,
    category: WIDE_NAME,
    level: WIDE_NAME,
    duration: WIDE_NAME,
    format: WIDE_NAME,
    price: 1_000_000,
    curriculum: [LONG_WORD, GERMAN],
    outcomes: [LONG_WORD, GERMAN],
  },
  {
    title: GERMAN,
    description: `${GERMAN}. `.repeat(20),
    category: 'Software Engineering',
    level: 'Fortgeschrittene mit Vorkenntnissen',
    duration: 'Zehn Wochen berufsbegleitend',
    format: 'Selbststudium mit Präsenztagen',
    price: 12_999,
    curriculum: [GERMAN],
    outcomes: [GERMAN],
  },
  { title: `${GERMAN} ${GERMAN} ${LONG_WORD}`, category: 'AI' },
];

export const PERSON = {
  name: WIDE_NAME,
  email: LONG_EMAIL,
  phone: '+49 30 123456789012345678901234567890',
};

const STORY = {
  studentImage: 'https://images.example.org/nobody.jpg',
  previousRole: WIDE_NAME,
  currentRole: WIDE_NAME,
  company: WIDE_NAME,
  courseTaken: WIDE_NAME,
  quote: `${LONG_WORD} ${GERMAN}. ${LONG_WORD}`,
  linkedinUrl: 'https://www.linkedin.com/in/nobody',
};

export const STORIES = [
  { ...STORY, studentName: WIDE_NAME, status: 'approved', isVisible: true },
  { ...STORY, studentName: WIDE_NAME, status: 'pending', isVisible: false },
];
