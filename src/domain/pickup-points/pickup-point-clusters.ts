/** How near, in pixels, points must be to be drawn as one (spec §9 Map clusters). */
export const CLUSTER_RADIUS = 80;

/** From these many points on a cluster is medium, then large. */
export const CLUSTER_BANDS = [10, 100] as const;

export type ClusterColour = 'red' | 'blue';
export type ClusterSize = 'small' | 'medium' | 'large';

/** Red stands out: more points than the usual cluster on the map, and than ten. */
export const clusterColour = (count: number, average: number): ClusterColour =>
  count > Math.max(CLUSTER_BANDS[0], average) ? 'red' : 'blue';

export function clusterSize(count: number): ClusterSize {
  if (count < CLUSTER_BANDS[0]) return 'small';
  return count < CLUSTER_BANDS[1] ? 'medium' : 'large';
}

export const averageCount = (counts: readonly number[]) =>
  counts.length === 0 ? 0 : counts.reduce((sum, count) => sum + count, 0) / counts.length;
