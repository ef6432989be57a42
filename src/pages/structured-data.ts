import type { Crumb } from '#ui/breadcrumbs/breadcrumbs.tsx';

/** The way to a page as schema.org's BreadcrumbList. */
export function breadcrumbData(trail: Crumb[], origin: string): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      item: origin + crumb.href,
    })),
  };
}

/** Minor units as the decimal number schema.org wants: 4990 is '49.90'. */
export const decimalPrice = (minor: number) => (minor / 100).toFixed(2);
