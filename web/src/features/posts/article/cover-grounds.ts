/**
 * The backgrounds of the four covers of each subject, by their names in `drawing-colours.ts`: light ones for dark drawings, dark ones for white drawings, and
 * none of the colour of a product on it.
 */
export const coverGrounds = {
  shelf: ['label', 'mist', 'rose', 'deep'],
  chart: ['mist', 'bone', 'petrol', 'rose'],
  visit: ['mist', 'label', 'sage', 'straw'],
  scan: ['deep', 'sage', 'straw', 'rose'],
  price: ['bone', 'mist', 'sage', 'rose'],
  map: ['deep', 'bone', 'mist', 'straw'],
  phone: ['rose', 'petrol', 'straw', 'mist'],
} as const;
