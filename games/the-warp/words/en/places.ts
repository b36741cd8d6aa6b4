/** The areas of the map, and who and what is there. */
export const places = {
  inZone: {
    colony: 'Colony',
    start: 'start area',
    left: 'left area',
    'upper-left': 'upper left area',
    'upper-right': 'upper right area',
    middle: 'middle area',
    'outer-corner': 'outer corner',
    'inner-corner': 'inner corner',
  },
  outside: {
    gate: 'the Warp Gate',
    'connect-outer': 'the outer Connect area',
    'connect-inner': 'the inner Connect area',
    'ring-1': 'the bottom left ring area',
    'ring-2': 'the left ring area',
    'ring-3': 'the top left ring area',
    'ring-4': 'the top right ring area',
    'ring-5': 'the right ring area',
    'ring-6': 'the bottom right ring area',
  },
  unknown: 'an unknown area',
  /** One in the zone of somebody: of the reader, or of whoever the sentence is about. */
  of: "{{name}}'s {{place}}",
  of_you: 'your {{place}}',
  of_their: 'their {{place}}',
  holders: {
    troops: "{{name}}'s {{troops}}",
    troops_you: 'your {{troops}}',
    guardian: 'the Guardian with {{dice}}',
    nobody: 'nobody',
    facedown: 'a facedown Exiled Token',
    exiled: {
      yellow: 'yellow Exiled ({{race}}) of strength {{strength}}',
      green: 'green Exiled ({{race}}) of strength {{strength}}',
    },
    unknownExiled: {
      yellow: 'yellow Exiled of strength {{strength}}',
      green: 'green Exiled of strength {{strength}}',
    },
  },
  multiplier: 'multiplier {{multiplier}}',
  buildingOf: "{{name}}'s {{building}}",
} as const;
