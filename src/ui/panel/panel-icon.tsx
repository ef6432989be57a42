/** Drawings of the menu, 20 px, one stroke. */
const PATHS = {
  today: 'M4 5h12v11H4zM4 8h12M7 3v3M13 3v3M7 12h2',
  orders: 'M4 6h12l-1 10H5zM7 6a3 3 0 0 1 6 0',
  returns: 'M8 5 4 9l4 4M4 9h8a4 4 0 0 1 0 8H9',
  complaints: 'M10 3 2.500 16.500h15zM10 8v4M10 14v1',
  messages: 'M3 5h14v10H3zM3 6l7 5 7-5',
  transfers: 'M3 7h12M12 4l3 3-3 3M17 13H5M8 10l-3 3 3 3',
  invoices: 'M5 3h7l3 3v11H5zM12 3v3h3M8 9h4M8 12h4',
  packing: 'M3 6.500 10 3l7 3.500v7L10 17l-7-3.500zM3 6.500 10 10l7-3.500M10 10v7M6.500 4.750l7 3.500',
  products: 'M3 9.500V3h6.500L17 10.500 10.500 17zM6.500 5.500a1 1 0 1 0 0 2 1 1 0 0 0 0-2z',
  waiting:
    'M6 3h8M6 17h8M6.500 3c0 4 3.500 5 3.500 7s-3.500 3-3.500 7M13.500 3c0 4-3.500 5-3.500 7s3.500 3 3.500 7',
  clients: 'M10 9a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM3.500 17c.5-4 3-5.500 6.500-5.500s6 1.500 6.500 5.500z',
  settings: 'M4 6h7M15 6h1M4 14h1M9 14h7M11 6a2 2 0 1 0 4 0 2 2 0 0 0-4 0zM5 14a2 2 0 1 0 4 0 2 2 0 0 0-4 0z',
  staff:
    'M7 9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM2.5 16c.3-3 2-4.500 4.500-4.500s4.200 1.500 4.500 4.500M13 9.500a2 2 0 1 0 0-4M14 12c2 .3 3.200 1.600 3.500 4',
  audit: 'M5 3h10v14H5zM8 7h4M8 10h4M8 13h2',
  account: 'M10 10a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM4 17c.5-3.500 2.500-5 6-5s5.500 1.500 6 5',
  search: 'M9 14.500a5.500 5.500 0 1 0 0-11 5.500 5.500 0 0 0 0 11zM13 13l4 4',
  menu: 'M3 5.500h14M3 10h14M3 14.500h14',
  newsletter: 'M3 4h11v13H5a2 2 0 0 1-2-2zM14 8h3v7a2 2 0 0 1-3 1.500M6 8h5M6 11h5M6 14h3',
  leave: 'M8 4H4v12h4M12 7l3 3-3 3M15 10H8',
} as const;

export type PanelIconName = keyof typeof PATHS;

export function PanelIcon({ name }: { name: PanelIconName }) {
  return (
    <svg className="icon" width={20} height={20} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" />
    </svg>
  );
}
