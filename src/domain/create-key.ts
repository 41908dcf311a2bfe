/**
 * How long a create without a response is sent again with its key, in milliseconds. Servers store keys for 24 hours; a page
 * that is open meanwhile needs some of them.
 */
export const createKeyLifeMs = 12 * 60 * 60_000;
