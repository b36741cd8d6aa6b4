/** The areas of the map, and who and what is there. */
export const places = {
  inZone: {
    colony: 'Colony',
    start: 'start area',
    left: 'left area',
    'upper-left': 'upper left',
    'upper-right': 'upper right',
    middle: 'middle area',
    'outer-corner': 'outer corner',
    'inner-corner': 'inner corner',
  },
  outside: {
    gate: 'the Warp Gate',
    'connect-outer': 'the outer Connect area',
    'connect-inner': 'the inner Connect area',
  },
  ring: 'ring {{number}}',
  unknown: 'an unknown area',
  /** One in the zone of somebody: of the reader, or of whoever the sentence is about. */
  of: "{{name}}'s {{place}}",
  of_you: 'your {{place}}',
  of_their: 'their {{place}}',
  /** In place of an area that is not told. */
  untold: {
    there: 'there',
    thatArea: 'that area',
    theArea: 'the area',
    theOther: 'the other',
    theOtherArea: 'the other area',
    theTarget: 'the target',
  },
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
  buildingOf: "{{name}}'s {{building}}",
} as const;
