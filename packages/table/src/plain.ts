// What a page needs at every table, apart from the schemas and all they bring along.

/** Raised when the two ends would no longer understand each other. */
export const PROTOCOL = 4;

/**
 * Control characters, and what has no width or turns the direction of writing: names that look alike are the same. But between two
 * emoji a character without width makes one of them.
 */
const UNSEEN =
  /(?!(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d(?=\p{Extended_Pictographic}))[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u034f\u115f\u1160\u2800\u3164\uffa0]/gu;

/** A name without what cannot be seen in it. */
export const visibleName = (name: string): string => name.replaceAll(UNSEEN, '');
