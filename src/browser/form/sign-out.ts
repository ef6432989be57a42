/**
 * When the client signs out, nothing that was kept for them stays in this tab (spec §4 Logout). A press that came before
 * this script is made good on the page to which it led.
 */
export function startSignOut(): void {
  if (document.querySelector('[data-signed-out]')) forget();
  document.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[data-sign-out]')) forget();
  });
}

function forget(): void {
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith('expchck')) sessionStorage.removeItem(key);
}
