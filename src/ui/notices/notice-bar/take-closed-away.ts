import { BANNER_KEY, CLOSED_BARS_KEY } from '#contract/wire.ts';

/**
 * Runs where it stands, right after the bars or the banners and before they are painted, so that nobody sees one that
 * they have closed, nor the page move when it goes. Pages are the same for everybody: the server cannot leave it out.
 * What is closed is taken away, an empty container too; whatever else the browser has kept there does no harm. Banners
 * learn which of them was due on the last page.
 */
export const TAKE_CLOSED_AWAY = [
  '{const s=document.currentScript,c=s.parentElement;s.remove();',
  `try{const k=[].concat(JSON.parse(localStorage.getItem('${CLOSED_BARS_KEY}')));`,
  "for(const b of c.querySelectorAll('[data-bar]'))if(k.includes(b.dataset.bar))b.remove()}catch{}",
  "for(const b of c.querySelectorAll('[data-cookie]'))if(document.cookie.includes(b.dataset.cookie+'='))b.remove();",
  `try{if('due' in c.dataset)c.dataset.due=sessionStorage.getItem('${BANNER_KEY}')||c.dataset.due}catch{}`,
  "if(!c.querySelector('[data-bar],[data-cookie]'))c.remove()}",
].join('');
