/** What the server says away from its page: in mails, messages of the browser, and to other programs. */
export const serverTexts = {
  /** `title` is for one table; `line` is one of several. */
  notice: {
    turn: { title: '{{game}}: it is your turn', line: '{{game}}: your turn' },
    reminder: { title: '{{game}}: your time is nearly up', line: '{{game}}: your time is nearly up' },
    consent: {
      title: '{{game}}: may the game go back?',
      line: '{{game}}: somebody asks to take the game back',
    },
    begun: { title: '{{game}}: the game has begun', line: '{{game}}: the game has begun' },
    over: { title: '{{game}}: the game is over', line: '{{game}}: the game is over' },
    test: { title: 'Warptable: a test', line: 'This is where you are told of your tables.' },
    many: '{{count}} tables have something for you',
  },
  mail: {
    proveTitle: 'Warptable: may we write to you?',
    prove:
      'Somebody, most likely you, wants to be told here about tables at {{host}}.\n\nIf that was you, open this link within two days:\n\n{{link}}\n\nIf not, do nothing: you will not hear from us again.',
    why: 'You asked to be told here about your tables at {{host}}.\nTo stop these mails: {{link}}',
  },
  feed: {
    title: 'Warptable: your tables',
    deadline: '{{game}}: your time for a move ends',
  },
} as const;
