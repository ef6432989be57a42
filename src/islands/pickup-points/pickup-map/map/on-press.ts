import type { Marker } from 'leaflet/dist/leaflet-src.esm.js';

/** A marker is told as a button: a click presses it, and the keys of a button do. */
export function onPress(marker: Marker, act: () => void): Marker {
  marker.on('click', act);
  marker.on('keydown', ({ originalEvent: event }) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    act();
  });
  return marker;
}
