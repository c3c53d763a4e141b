import { citeCalculator } from '../core/source.ts'
import { assumedFigure, citedFigure, type Worked } from '../core/worked.ts'
import { exchange2010 } from './exchange-2010.ts'
import { jetstress2013 } from './jetstress.ts'
import { rolePlanTraits } from './plan-traits.ts'
import {
  chooseProfileSourceFrom2019,
  chooseProfileSourceOf2013,
  chooseProfileSourceOf2016,
  leastEdgeMemory,
  makeAdvisedServerSizes,
  makeRoleFiguresPerMessage,
  pageFileFrom2019,
  pageFileUpTo2016,
} from './role-profile.ts'
import type { Edition, RoleVersion, UsualServer } from './version.ts'

/** Two-socket server of the years of Exchange 2013 and 2016, within their limit of 24 cores. */
const twoSocketsOf2017: UsualServer = {
  processor: {
    name: 'Intel Xeon Gold 5118',
    ...{ sockets: 2, cores: 24, mhz: 2300, year: 2016 },
    ...{ median: 120, lowest: 115, highest: 133, results: 52 },
  },
  drive: { kind: '10K SAS 2.5', gb: 1800 },
  system: { kind: '10K SAS 2.5', gb: 1200 },
}

/** Two-socket server of today: two processors of 16 cores. */
const twoSocketsOf2023: UsualServer = {
  processor: {
    name: 'Intel Xeon Gold 6526Y',
    ...{ sockets: 2, cores: 32, mhz: 2800, year: 2023 },
    ...{ median: 339, lowest: 333, highest: 352, results: 39 },
  },
  drive: { kind: '10K SAS 2.5', gb: 2400 },
  system: { kind: '10K SAS 2.5', gb: 1200 },
}

/** Third number of the first build of SE; the first two numbers are those of 2019. */
const firstBuildOfSe = 2562

const after2010 = 'Nothing was read for later versions; taken as for Exchange 2010.'

function likeIn2010(edition: Edition): Worked<'databases'> {
  const { label, value } = exchange2010.databasesPerServer[edition]
  return assumedFigure(label, value, 'databases', after2010)
}

const profile2013 = makeRoleFiguresPerMessage(chooseProfileSourceOf2013, 0.0425, 0.0137)

/** Exchange Server 2013: figures of Microsoft’s workbook. */
export const exchange2013 = {
  id: '2013',
  name: 'Exchange Server 2013',
  ...rolePlanTraits,
  features: [...exchange2010.features, 'clientAccessServers'],
  documents: ['calculator'],
  standing: null,
  equalLogic: 'extrapolated',
  databasesPerServer: {
    Standard: likeIn2010('Standard'),
    Enterprise: likeIn2010('Enterprise'),
  },
  serversPerDag: citedFigure('Most members of a DAG', 16, 'servers', citeCalculator('Input')),
  jetstress: jetstress2013,
  mailboxCommands: 'since 2013',
  ...profile2013,
  ...makeAdvisedServerSizes('Exchange 2013', 96, 8, 24),
  clientAccessOf: profile2013.activePerMessage,
  clientAccessShare: citedFigure(
    'Client access as a share of active megacycles',
    0.375,
    '%',
    citeCalculator('Variables'),
  ),
  clientAccessIncluded: false,
  indexShare: citedFigure(
    'Search index as a share of its database',
    0.2,
    '%',
    citeCalculator('Variables'),
  ),
  indexShipped: citedFigure(
    'Logs shipped once more for the search index',
    1,
    '×',
    citeCalculator('Replication Requirements'),
  ),
  pageFile: (memory: Worked<'GiB'>) => pageFileUpTo2016({ memory }),
  addressless: 'Service Pack 1 or later, on Windows Server 2012 R2 or later',
  build: '15.0',
  builds: null,
  fileSystem: 'NTFS',
  indexEnabled: true,
  edgeMemory: null,
  usualServer: twoSocketsOf2017,
  inWorkbook: /2013/,
} as const satisfies RoleVersion

/** Exchange Server 2016: with public figures of its own for processors and memory. */
export const exchange2016 = {
  ...exchange2013,
  id: '2016',
  name: 'Exchange Server 2016',
  features: exchange2010.features,
  standing: 'A',
  ...makeRoleFiguresPerMessage(chooseProfileSourceOf2016, 0.0597, 0.014),
  ...makeAdvisedServerSizes('Exchange 2016', 192, 8, 24),
  clientAccessOf: assumedFigure(
    'Megacycles per message that client access is a share of',
    0.0425,
    'megacycles/message',
    'From Exchange 2016 on nothing is published for client access alone. For the memory it takes, the figure of Exchange 2013 is used.',
  ),
  clientAccessIncluded: true,
  indexShipped: assumedFigure(
    'Logs shipped once more for the search index',
    0,
    '×',
    'From Exchange 2016 on a passive copy is taken to index itself, so that logs alone are shipped. No figure is published.',
  ),
  addressless: null,
  build: '15.1',
  builds: null,
  fileSystem: 'ReFS',
  inWorkbook: /2016/,
} as const satisfies RoleVersion

/** Exchange Server 2019: only server sizes are published, no profile. */
export const exchange2019 = {
  ...exchange2016,
  id: '2019',
  name: 'Exchange Server 2019',
  features: [...exchange2016.features, 'metaCache'],
  standing: 'assumed',
  ...makeRoleFiguresPerMessage(chooseProfileSourceFrom2019, 0.0597, 0.014),
  ...makeAdvisedServerSizes('Exchange 2019 and later', 256, 128, 48),
  indexShare: assumedFigure(
    'Search index as a share of its database',
    0,
    '%',
    'From Exchange 2019 on the index lies in the database, and is taken to need no room beside it. No figure is published.',
  ),
  indexShipped: assumedFigure(
    'Logs shipped once more for the search index',
    0,
    '×',
    'From Exchange 2019 on the index travels inside the logs. No figure is published.',
  ),
  pageFile: (memory: Worked<'GiB'>) => pageFileFrom2019({ memory }),
  build: '15.2',
  builds: { from: 0, below: firstBuildOfSe },
  indexEnabled: false,
  edgeMemory: leastEdgeMemory,
  usualServer: twoSocketsOf2023,
  inWorkbook: /2019/,
} as const satisfies RoleVersion

/** Exchange Server Subscription Edition (SE): its figures are those of 2019. */
export const exchangeSe = {
  ...exchange2019,
  id: 'SE',
  name: 'Exchange Server Subscription Edition',
  builds: { from: firstBuildOfSe, below: 65_536 },
  inWorkbook: /subscription|\bSE\b/i,
} as const satisfies RoleVersion
