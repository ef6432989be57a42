/** When the client signs out, nothing that was kept for them stays in this tab (spec §4 Logout). */
export function startSignOut(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('[data-sign-out]')) return;
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith('expchck')) sessionStorage.removeItem(key);
  });
}
