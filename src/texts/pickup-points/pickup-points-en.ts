import type { pickupPointsPl } from './pickup-points-pl.ts';

/** Words of pickup points and their map, in English. */
export const pickupPointsEn: Record<keyof typeof pickupPointsPl, string> = {
  'pickupPoints.title': 'Pickup points',
  'pickupPoints.lead':
    'Collect your parcel from a locker or a shop near you. Find your point on the map or in the list.',
  'pickupPoints.field': 'Code of the pickup point',
  'pickupPoints.openMap': 'Choose a point on the map',
  'pickupPoints.find': 'Find the code of a point',
  'pickupPoints.show': 'Show the point',
  'pickupPoints.unknown':
    'There is no point with the code {code}. Check the code or find the point in the list.',
  'pickupPoints.near': 'Find a point near you',
  'pickupPoints.search': 'Town, postal code or street',
  'pickupPoints.count': '{n} point|{n} points',
  'pickupPoints.more': 'We show {shown} of {n}. Add a street or a postal code.',
  'pickupPoints.none': 'We found no point: {text}',
  'pickupPoints.noneNext': 'Check the spelling or try a larger town nearby.',
  'pickupPoints.towns': 'Towns with the most points',
  'pickupPoints.noneHere': 'We have no pickup points in this country',
  'pickupPoints.noneHereText': 'A courier will bring your parcel.',
  'pickupPoints.take': 'Choose',
  'pickupPoints.hours': 'Open: {hours}',
  'pickupPoints.code': 'Code: {code}',
  'pickupPoints.chosen': 'Your point',
  'pickupPoints.dialog': 'Choose a pickup point',
  'pickupPoints.map': 'Map of pickup points. All of them are in the list as well.',
  'pickupPoints.list': 'Pickup points',
  'pickupPoints.prompt': 'Type a town or zoom in, and we will show the nearest points.',
  'pickupPoints.nearest': 'Nearest to the middle of the map',
  'pickupPoints.away': '{km} km',
  'pickupPoints.confirm': 'Choose this point',
  'pickupPoints.loading': 'Loading the points…',
  'pickupPoints.failed': 'The points could not be loaded. Type the code or try again.',
  'pickupPoints.zoomIn': 'Zoom in',
  'pickupPoints.zoomOut': 'Zoom out',
  'pickupPoints.baltic': 'Baltic Sea',
};
