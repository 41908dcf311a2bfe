/** How often a count of this process is looked at, in milliseconds: a walk has hundreds of steps, and each would wait. */
export const often = { intervals: [10, 20, 40, 80, 160] };
