import { defineIsland } from '#islands/define-island.ts';
import { PictureGallery } from './picture-gallery.tsx';

export default defineIsland({
  name: 'picture-gallery',
  hydrate: 'visible',
  Component: PictureGallery,
  texts: import.meta.env.SSR
    ? [
        'layout.close',
        'product.gallery',
        'product.nextPicture',
        'product.picture',
        'product.previousPicture',
        'product.zoom',
      ]
    : [],
});
