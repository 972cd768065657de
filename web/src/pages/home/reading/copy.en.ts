export const copy = {
  pause: 'Pause the moving shelves',
  play: 'Play the moving shelves',
  example: 'Example data',
  sample: 'See a sample report',
  record: 'What the reading records',
  counter: ['Reading 1 of 3', 'Reading 2 of 3', 'Reading 3 of 3'],
  fields: { store: 'Store', place: 'Place', taken: 'Time', checked: 'Checked' },
  findings: 'What a visit finds on these shelves',
  readings: [
    {
      product: 'Yoghurt',
      finding: '2 of 4 facings empty',
      store: 'Minimarket 0262',
      place: 'Al-Ashar, Basra',
      taken: '19 May, 09:27',
      checked: 'Reviewer, 15:40',
    },
    {
      product: 'Tea',
      finding: 'Label 2,500, list price 2,250',
      store: 'Supermarket 0133',
      place: 'Ankawa, Erbil',
      taken: '19 May, 11:08',
      checked: 'Reviewer, 17:30',
    },
    {
      product: 'Rice',
      finding: 'In place, as agreed',
      store: 'Hypermarket 0052',
      place: 'Al-Mansour, Baghdad',
      taken: '19 May, 12:53',
      checked: 'Reviewer, 18:10',
    },
  ],
};

export type ReadingCopy = typeof copy;
