import type { PickupPoint } from '#domain/pickup-points/pickup-points.ts';

export const pickupPointAddress = ({
  street,
  zipcode,
  city,
}: Pick<PickupPoint, 'street' | 'zipcode' | 'city'>) => `${street}, ${zipcode} ${city}`;
