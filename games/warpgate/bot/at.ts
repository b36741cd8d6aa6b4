/** An entry of an own list, by a position that is known to be in it. */
export const at = <T>(list: ArrayLike<T>, position: number): T => list[position] as T;
