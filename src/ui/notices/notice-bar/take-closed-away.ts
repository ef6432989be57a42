import { CLOSED_BARS_KEY } from '#contract/wire.ts';

/**
 * Runs where it stands, right after the bars and before they are painted, so that nobody sees a bar that they have
 * closed, nor the page move when it goes. Pages are the same for everybody: the server cannot leave it out. Bars that
 * are closed are taken away, an empty container too; whatever else the browser has kept there does no harm.
 */
export const TAKE_CLOSED_AWAY = [
  '{const s=document.currentScript,c=s.parentElement;s.remove();',
  `try{const k=[].concat(JSON.parse(localStorage.getItem('${CLOSED_BARS_KEY}')));`,
  "for(const b of c.querySelectorAll('[data-bar]'))if(k.includes(b.dataset.bar))b.remove()}catch{}",
  "if(!c.querySelector('[data-bar]'))c.remove()}",
].join('');
