/** Filled by the script where the browser gives no passkey: an alert speaks when its text comes. */
export const PasskeyFailed = ({ text }: { text: string }) => (
  <p className="passkey-failed" role="alert" data-passkey-failed={text} />
);
