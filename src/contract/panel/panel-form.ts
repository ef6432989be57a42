/** The field by which a form of the back office shows that the shop itself has made it. */
export const CSRF_FIELD = '_csrf';

/** Cookies of the back office: who is at work, who is half way in, and a browser that has not come in yet. */
export const STAFF_COOKIE = 'witryna_staff';
export const STEP_COOKIE = 'witryna_staff_step';
export const ENTRANCE_COOKIE = 'witryna_staff_entrance';

/** How labels were printed the last time, on this machine: the printer stands beside it. */
export const LABEL_FORMAT_COOKIE = 'witryna_label_format';
