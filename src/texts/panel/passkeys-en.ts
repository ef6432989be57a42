/** What is said of passkeys, in English. */
export const passkeysEn = {
  'entrance.or': 'or',
  'entrance.passkey': 'Sign in with a passkey',
  'entrance.passkeyFailed': 'Signing in with a passkey did not work. Try again or use your password.',
  'entrance.passkeyWrong': 'This passkey cannot be accepted. Use your password.',
  'entrance.passkeyExpired': 'It took too long. Try again.',

  'passkeys.title': 'Passkeys',
  'passkeys.lead':
    'A passkey takes the place of password and code: you sign in with your fingerprint, your face or the PIN of your device.',
  'passkeys.add': 'Add a passkey',
  'passkeys.created': 'Added:',
  'passkeys.used': 'Last used:',
  'passkeys.remove': 'Remove',
  'passkeys.removeOf': 'Remove the passkey: {name}',
  'passkeys.unsupported':
    'To add a passkey, use a browser that supports passkeys and has JavaScript switched on.',
  'passkeys.name': 'Name of the passkey',
  'passkeys.nameHint': 'By which you will know it in the list, such as “Laptop at the office”.',
  'passkeys.addTitle': 'New passkey',
  'passkeys.addLead': 'Name the passkey, and confirm with your password that it is you.',
  'passkeys.next': 'Next',
  'passkeys.makeTitle': 'Create the passkey “{name}”',
  'passkeys.makeLead':
    'The browser will ask where to keep it: on this device, on a phone, in a password manager or on a USB key. You have 5 minutes.',
  'passkeys.make': 'Create the passkey',
  'passkeys.makeFailed':
    'The passkey was not created. Try again. If this device has a passkey of yours for the back office already, you need no second one.',
  'passkeys.done': 'The passkey “{name}” is added. You can come in with it the next time you sign in.',
  'passkeys.problem.expired': 'It took too long. Start again.',
  'passkeys.problem.wrong': 'This passkey could not be checked. Try again, or use another device.',
  'passkeys.problem.taken': 'This passkey has been added already.',
  'passkeys.problem.too_many': 'You have as many passkeys as there can be. Remove one to add another.',
  'passkeys.removeTitle': 'Remove the passkey “{name}”',
  'passkeys.removeLead':
    'It will no longer open the back office. Remove it from the device afterwards, too. Confirm it with your password.',
  'passkeys.removed': 'The passkey is removed.',
};
