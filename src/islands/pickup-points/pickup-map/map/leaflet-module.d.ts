/** Leaflet as a module, of which its types know nothing; its package names only the file that puts itself on the window. */
declare module 'leaflet/dist/leaflet-src.esm.js' {
  export * from 'leaflet';
}
