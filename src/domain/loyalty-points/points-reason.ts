/** Why points came or went: by an order, by their age, or because the staff gave or took them. */
export const POINTS_REASONS = ['earned', 'spent', 'returned', 'granted', 'expired', 'taken'] as const;
export type PointsReason = (typeof POINTS_REASONS)[number];
