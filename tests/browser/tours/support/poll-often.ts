/** The intervals for polling a counter of this process, in milliseconds: a walk has hundreds of steps. */
export const pollOften = { intervals: [10, 20, 40, 80, 160] };
