import { defineIsland } from '#islands/define-island.ts';
import { PictureGallery } from './picture-gallery.tsx';

export default defineIsland({
  name: 'picture-gallery',
  hydrate: 'visible',
  Component: PictureGallery,
});
