import type L from 'leaflet';
import {
  averageCount,
  CLUSTER_RADIUS,
  clusterColour,
  clusterSize,
} from '#domain/pickup-points/pickup-point-clusters.ts';
import { leaflet } from './leaflet.ts';

type Options = { animate: boolean; count: (n: number) => string };

const PIXELS = { small: 36, medium: 42, large: 50 };

/** Points that would overlap are one circle with their number; a click on it zooms to them. */
export function clusterGroup(map: L.Map, { animate, count }: Options) {
  const group = leaflet.markerClusterGroup({
    maxClusterRadius: CLUSTER_RADIUS,
    zoomToBoundsOnClick: true,
    showCoverageOnHover: false,
    animate,
    iconCreateFunction: (cluster) => draw(cluster.getChildCount()),
  });
  /** A colour compares a cluster with the others on the map, so it is known when all of them are there. */
  const compare = () => {
    const clusters: L.MarkerCluster[] = [];
    map.eachLayer((layer) => layer instanceof leaflet.MarkerCluster && clusters.push(layer));
    const average = averageCount(clusters.map((cluster) => cluster.getChildCount()));
    for (const cluster of clusters) {
      const drawn = cluster.getElement();
      if (!drawn) continue;
      drawn.dataset.colour = clusterColour(cluster.getChildCount(), average);
      drawn.setAttribute('aria-label', count(cluster.getChildCount()));
    }
  };
  group.on('animationend', compare);
  // After the group's own listener, which puts the clusters of the new view on the map.
  group.on('add', () => {
    map.on('moveend', compare);
    compare();
  });
  let alone: L.Marker | undefined;
  /** Puts a pin on the map itself, where no cluster hides it; the one before goes back. */
  const single = (pin: L.Marker) => {
    if (pin === alone) return;
    const hadFocus = pin.getElement() === document.activeElement;
    if (alone) group.addLayer(alone.remove());
    group.removeLayer(pin);
    alone = pin.addTo(map);
    if (hadFocus) pin.getElement()?.focus();
    compare();
  };
  return { group, single };
}

function draw(n: number): L.DivIcon {
  const size = clusterSize(n);
  const side = PIXELS[size];
  return leaflet.divIcon({
    html: String(n),
    className: `map-cluster map-cluster--${size}`,
    iconSize: [side, side],
  });
}
