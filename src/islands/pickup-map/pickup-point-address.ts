import type { PickupPoint } from '#domain/delivery/pickup-points.ts';

export const pickupPointAddress = ({
  street,
  zipcode,
  city,
}: Pick<PickupPoint, 'street' | 'zipcode' | 'city'>) => `${street}, ${zipcode} ${city}`;
