import type { FileLimits } from './file-check.ts';

/** How many files a shopper may send along at once. */
export const MOST_SHOPPER_FILES = 5;

/** How many go with an answer in a conversation about a complaint. */
export const MOST_REPLY_FILES = 3;

/** The longest side of a picture (px): more than any camera makes. */
export const MOST_PICTURE_SIDE = 8000;

/** What a shopper may not send, and how large a file may be: for the form, and once more when it has arrived. */
export const SHOPPER_FILE_LIMITS = {
  maxBytes: 5 * 1_048_576,
  extensions: [
    ...['html', 'htm', 'svg', 'xml', 'js', 'mjs', 'exe', 'bat', 'cmd', 'com', 'msi', 'scr', 'sh', 'ps1'],
    ...['php', 'jar', 'apk', 'dmg', 'vbs', 'lnk'],
  ],
  mimeTypes: [
    ...['text/html', 'application/xhtml+xml', 'image/svg+xml', 'text/xml', 'application/xml'],
    ...['text/javascript', 'application/javascript', 'application/x-javascript', 'application/ecmascript'],
    ...['application/x-msdownload', 'application/vnd.microsoft.portable-executable', 'application/x-dosexec'],
    ...['application/x-msdos-program', 'application/bat', 'application/x-bat', 'application/x-msi'],
    ...['application/x-ms-installer', 'application/x-sh', 'application/x-shellscript', 'text/x-sh'],
    ...['application/x-powershell', 'application/x-httpd-php', 'application/x-php', 'text/x-php'],
    ...['application/java-archive', 'application/x-java-archive', 'application/vnd.android.package-archive'],
    ...['application/x-apple-diskimage', 'text/vbscript', 'application/x-vbs', 'application/x-ms-shortcut'],
  ],
} as const satisfies FileLimits;
