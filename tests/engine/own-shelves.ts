import type { OwnArray } from '../../src/engine/index.ts'

/** An own array of 24 drives, of which nothing was measured. */
export const shelf: OwnArray = {
  id: 'shelf',
  name: 'Our shelf',
  driveKind: '10K SAS 2.5"',
  driveGb: 1200,
  drives: 24,
  spares: 2,
  raid: ['RAID 50', 'RAID 6'],
  activePorts: 4,
  iopsPerDrive: null,
  measuredIops: {},
  price: null,
}

/** One of sixty large drives, with a price. */
export const largeShelf: OwnArray = {
  ...shelf,
  ...{ driveKind: '7.2K SAS 3.5"', driveGb: 12_000, drives: 60 },
  ...{ raid: ['RAID 10', 'RAID 6'], price: 20_000 },
}
