import { publicFigure } from '../core/source.ts'
import { choice, number, toggle } from './answer.ts'
import { ours, rolesOnly } from './roles-answer.ts'
import { rolesDefaults } from './roles-defaults.ts'

const usual = rolesDefaults.plan

const kinds = { ...rolesOnly('arrays'), source: ours }
const prices = { ...rolesOnly('arrays'), source: ours }
const cache = {
  ...rolesOnly('arrays'),
  source: publicFigure(
    'B',
    'One solid-state drive to three hard drives, holding 5 to 10 % of their space.',
    { publication: 'docs', place: 'Exchange 2019 preferred architecture' },
  ),
}

function price(what: string) {
  return number({
    ...prices,
    label: `Price of ${what}`,
    help: 'In the currency of the plan. Leave it empty where you have none.',
    default: null,
    figure: 'money',
    unit: '',
    min: 0,
    max: 1e9,
    empty: 'none',
  })
}

/** What the method of role requirements asks of the storage of the servers. */
export const serverStorageAnswers = {
  storageKind: choice({
    ...kinds,
    label: 'Storage considered',
    help: 'Drives in the servers come first, then arrays of your own. EqualLogic arrays are hardware of 2011 and 2012 and are proposed only where you ask for them.',
    default: usual.storageKind,
    choices: [
      { value: 'any', label: 'Own drives, and arrays of your own' },
      { value: 'own drives', label: 'Drives in the servers' },
      { value: 'own arrays', label: 'Arrays of your own' },
      { value: 'EqualLogic', label: 'EqualLogic arrays (2011 to 2012)' },
    ],
  }),
  arraysServe: choice({
    ...kinds,
    label: 'An array serves',
    help: 'Shared by all servers of a site, an array may hold several copies of a database: they are lost together.',
    default: usual.arraysServe,
    choices: [
      { value: 'one server', label: 'One server' },
      { value: 'all of a site', label: 'All servers of a site' },
    ],
  }),
  serverPrice: price('a server without drives'),
  databaseDrivePrice: price('a database drive'),
  otherDrivePrice: price('another drive'),
  metaCache: toggle({
    ...cache,
    label: 'Cache of solid-state drives (MCDB)',
    help: 'From Exchange 2019 on, beside drives without RAID. Everything is sized without it, because a lost one takes its acceleration with it.',
    default: usual.metaCache,
  }),
  cacheDrives: number({
    ...cache,
    label: 'Solid-state drives of a server',
    help: 'Leave it empty to take one for every three hard drives.',
    default: usual.cacheDrives,
    figure: 'drives',
    unit: '',
    suffix: 'drives',
    min: 1,
    max: 100,
    whole: true,
    empty: 'one for three hard drives',
  }),
  cacheDriveSize: number({
    ...cache,
    label: 'Size of such a drive',
    help: 'As it is sold: decimal gigabytes. All of a server are alike.',
    default: usual.cacheDriveSize,
    figure: 'GB/drive',
    unit: 'GB',
    min: 1,
    max: 100_000,
  }),
}
