const STATUS = {
  badRequest: 400,
  passkeyRefused: 400,
  noPasskeys: 400,
  notNamed: 401,
  forbidden: 403,
  banned: 403,
  noAccount: 403,
  apart: 403,
  nameDiffers: 400,
  noSuchTable: 404,
  noSuchCode: 404,
  noSuchPasskey: 404,
  noSuchPerson: 404,
  noSuchLink: 404,
  noSuchReport: 404,
  noSuchInvitation: 404,
  noSuchChannel: 404,
  noSuchFeed: 404,
  hasBegun: 409,
  notOver: 409,
  badAddress: 400,
  notOffered: 409,
  notSent: 502,
  oldLink: 410,
  seatTaken: 409,
  passkeyTaken: 409,
  oldInvitation: 410,
  tooMany: 429,
  brokenTable: 500,
} as const;

export type ProblemCode = keyof typeof STATUS;

/** Something that whoever asks can understand and perhaps help. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly status: number;

  constructor(code: ProblemCode, message: string) {
    super(message);
    this.code = code;
    this.status = STATUS[code];
  }
}

export const problem = (code: ProblemCode, message: string): Problem => new Problem(code, message);
