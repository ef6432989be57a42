/** Names of the policies by which the browser's code may make HTML and addresses of scripts; the security policy allows no others. */
export const HTML_POLICY = 'shop';
/** The browser asks the policy of this name wherever a script of somebody else uses a plain text. */
export const SNIPPET_POLICY = 'default';
