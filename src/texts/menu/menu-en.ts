import type { menuPl } from './menu-pl.ts';

/** Words of the menus and of the layout, in English. */
export const menuEn: Record<keyof typeof menuPl, string> = {
  'menu.toggle': 'Subcategories: {name}',
  'menu.all': 'Everything in {name}',
  'menu.more': 'Show more',
  'menu.moreIn': 'in {name}',
  'menu.best': 'Bought most: {name}',
  'menu.slides': 'Recommended: {name}',
  'menu.carousel': 'carousel',
  'menu.tabs': 'Parts of the menu',
  'menu.back': 'Back: {name}',
  'menu.info': 'Information',
  'menu.account': 'Account',

  'cookies.manage': 'Manage cookies',
  'cookies.lead':
    'The shop keeps in your browser only what it could not work without. We do not track you, so there is nothing here to consent to. You can delete all of it in your browser’s settings.',
  'cookies.cookie': 'cookie',
  'cookies.tab': 'memory of the tab',
  'cookies.browser': 'memory of the browser',
  'cookies.session': 'Your basket, your lists, and that you are signed in.',
  'cookies.sessionLasts': '60 days, or until you sign out',
  'cookies.notice': 'A message for the next page to show you, such as that a product is in the basket.',
  'cookies.noticeLasts': 'until the next page, a minute at most',
  'cookies.scroll': 'How far pages were scrolled, so that going back leads to the same place.',
  'cookies.searched': 'Search results of this visit, so that the same words are not searched for twice.',
  'cookies.draft': 'What you type into a form, without passwords, so that a reload does not lose it.',
  'cookies.draftLasts': 'until it is sent, you sign out or the tab is closed',
  'cookies.tabLasts': 'until the tab is closed',
  'cookies.basket': 'When the basket last changed, so that other open tabs notice. Only in older browsers.',
  'cookies.browserLasts': 'until you delete it',
  'cookies.policy': 'More in the privacy policy',
};
