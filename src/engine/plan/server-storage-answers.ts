import { publicFigure } from '../core/source.ts'
import { processorsPattern } from '../hardware/published-processor.ts'
import {
  choiceAnswer,
  lineAnswer,
  type NumberAnswerDefinition,
  numberAnswer,
  rolesOnlyPropertiesOfStep,
  sourceBeyondWorkbookInputs,
  switchAnswer,
} from './answer.ts'
import { driveSizesPattern } from './named-sizes.ts'

const kinds = { ...rolesOnlyPropertiesOfStep('arrays'), source: sourceBeyondWorkbookInputs }
const cache = {
  ...rolesOnlyPropertiesOfStep('arrays'),
  source: publicFigure(
    'B',
    'One solid-state drive to three hard drives, holding 5 to 10 % of their space.',
    { publication: 'docs', place: 'Exchange 2019 preferred architecture' },
  ),
}

type AskedBays = Omit<NumberAnswerDefinition<number | null>, 'empty'> & { readonly empty: string }

function price(what: string) {
  return numberAnswer({
    ...kinds,
    label: `Price of ${what}`,
    help: 'In the currency of the plan. Leave it empty if not known.',
    default: null,
    figure: 'money',
    range: [0, 1e9],
    empty: 'none',
  })
}

function bays(asked: Pick<AskedBays, 'label' | 'help' | 'default' | 'empty'>) {
  return numberAnswer({ ...kinds, ...asked, figure: 'bays', range: [1, 1000] })
}

export const serverStorageAnswerDefinitions = {
  bays: bays({
    label: 'Drive bays for data of a server',
    help: 'Bays for database, log, restore and spare drives, without those of the system and the MetaCache. Leave it empty for no limit or, with drives left to Spindle, for 12 large or 24 small ones.',
    default: 12,
    empty: 'not limited',
  }),
  shelfBays: bays({
    label: 'Drive bays of a shelf',
    help: 'A shelf to each server that has more drives than bays of its own. Leave it empty if you would buy none.',
    default: null,
    empty: 'no shelf',
  }),
  storageKind: choiceAnswer({
    ...kinds,
    label: 'Storage considered',
    help: 'Drives in the servers come first, then your own arrays. EqualLogic arrays date from 2011 and 2012 and are considered only if you choose them.',
    default: 'any',
    choices: [
      { value: 'any', label: 'Own drives, and arrays of your own' },
      { value: 'own drives', label: 'Drives in the servers' },
      { value: 'own arrays', label: 'Arrays of your own' },
      { value: 'EqualLogic', label: 'EqualLogic arrays (2011 to 2012)' },
    ],
  }),
  arraysServe: choiceAnswer({
    ...kinds,
    label: 'An array serves',
    help: 'Shared by all servers of a site, an array may hold several copies of a database, which then fail together.',
    default: 'one server',
    choices: [
      { value: 'one server', label: 'One server' },
      { value: 'all of a site', label: 'All servers of a site' },
    ],
  }),
  serverPrice: price('a server without drives'),
  databaseDrivePrice: price('a database drive'),
  otherDrivePrice: price('another drive'),
  metaCache: switchAnswer({
    ...cache,
    label: 'Cache of solid-state drives (MCDB)',
    help: 'From Exchange 2019 on, with drives without RAID. Everything is sized without its help, because a failed cache drive takes it away.',
    default: false,
  }),
  cacheDrives: numberAnswer({
    ...cache,
    label: 'Solid-state drives per server',
    help: 'Leave it empty for one to every three hard drives.',
    default: null,
    figure: 'drives',
    range: [1, 100],
    empty: 'one to three hard drives',
  }),
  cacheDriveSize: numberAnswer({
    ...cache,
    label: 'Solid-state drive size',
    help: 'As sold, in decimal gigabytes. All of a server are alike.',
    default: 1920,
    figure: 'GB/drive',
    unit: 'GB',
    range: [1, 100_000],
  }),
}

/** Drive sizes and processors that the program may choose among. */
export const candidateHardwareAnswerDefinitions = {
  driveSizes: lineAnswer({
    ...kinds,
    label: 'Drive sizes to choose among',
    help: 'Two to eight sizes, for example 4, 8, 12 TB. The best by the goal is taken, in both sites unless the second has its own. All count at the same price.',
    default: '',
    max: 80,
    pattern: driveSizesPattern,
    takes: 'two to eight sizes with their unit, for example 8, 10, 12 TB, or nothing',
  }),
  processors: lineAnswer({
    ...kinds,
    label: 'Processors to choose among',
    help: 'The first of two or three by the goal is taken. All count at the same price and watts.',
    default: '',
    max: 600,
    pattern: processorsPattern,
    takes: 'up to three processors of the list, or nothing',
  }),
}
