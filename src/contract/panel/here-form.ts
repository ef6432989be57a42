/** The fields by which it is said that somebody looks at something. */
export const HERE_OBJECT = 'object';
export const HERE_MOVE = 'move';
