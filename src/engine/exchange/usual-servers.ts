import type { UsualServer } from './version.ts'

/** A server of two sockets as it was sold while Exchange 2013 and 2016 were current, within their 24 cores. */
export const twoSocketsOf2017: UsualServer = {
  processor: {
    name: 'Intel Xeon Gold 5118',
    ...{ sockets: 2, cores: 24, mhz: 2300, year: 2016 },
    ...{ median: 120, lowest: 115, highest: 133, results: 52 },
  },
  drive: { kind: '10K SAS 2.5', gb: 1800 },
  system: { kind: '10K SAS 2.5', gb: 1200 },
}

/** One of today: two processors of 16 cores. */
export const twoSocketsOf2023: UsualServer = {
  processor: {
    name: 'Intel Xeon Gold 6526Y',
    ...{ sockets: 2, cores: 32, mhz: 2800, year: 2023 },
    ...{ median: 339, lowest: 333, highest: 352, results: 39 },
  },
  drive: { kind: '10K SAS 2.5', gb: 2400 },
  system: { kind: '10K SAS 2.5', gb: 1200 },
}
