import { type RoleFigureEntry, volumeLayoutWords } from './figure.ts'

/** Figures of a plan for Exchange 2013 to SE, from databases to volumes. */
export const databaseFigures = {
  largestDatabase: {
    key: 'maxDb',
    stage: 'databases',
    shown: { 'Databases and copies': { after: 'mailboxesOfDatabase' } },
  },
  iopsDag: {
    key: 'iopsDag',
    stage: 'databases',
    shown: {
      'I/O of a database': {
        note: 'one copy of each database alone, with the reserve and what lies outside the profile',
      },
    },
  },
  readShare: {
    key: 'readShare',
    stage: 'mailbox',
    shown: { 'I/O of a database': {} },
  },
  mailboxesBySize: {
    key: 'byCap',
    stage: 'databases',
    shown: { 'The number of databases': { label: 'Mailboxes of a database, by its size' } },
  },
  mailboxesByIops: {
    key: 'byIo',
    stage: 'databases',
    shown: {
      'The number of databases': { label: 'Mailboxes of a database, by the IOPS of its drive' },
    },
  },
  mailboxesAtMost: {
    key: 'perDb',
    stage: 'databases',
    shown: { 'The number of databases': { label: 'Mailboxes of a database, at most' } },
  },
  databasesCalculated: {
    key: 'nCalc',
    stage: 'databases',
    shown: { 'The number of databases': { label: 'Databases needed for the mailboxes' } },
  },
  symmetricDatabases: {
    key: 'nSym',
    stage: 'databases',
    shown: { 'The number of databases': { label: 'Rounded up so that a failure spreads evenly' } },
  },
  databasesBeforeGrouping: {
    key: 'raw',
    stage: 'databases',
    shown: {
      'The number of databases': {
        label: 'Databases before rounding up to whole groups',
        after: 'mostDatabases',
      },
    },
  },
  databaseCount: {
    key: 'dbs',
    stage: 'databases',
    shown: {
      'Databases and copies': {
        note: ({ isDag }) => (isDag ? 'of one DAG' : 'of one server'),
      },
    },
  },
  group: {
    key: 'group',
    stage: 'databases',
    shown: {
      'The number of databases': {
        label: 'Placement group',
        note: 'their number is a multiple of it',
        after: 'databasesBeforeGrouping',
      },
    },
  },
  mostDatabases: {
    key: 'perDag',
    stage: 'databases',
    shown: { 'The number of databases': { label: 'Most databases' } },
  },
  mailboxesOfDatabase: {
    key: 'mbxPerDb',
    stage: 'databases',
    shown: { 'Databases and copies': {} },
  },
  perVolume: {
    key: 'dbsPerVolume',
    stage: 'space',
    shown: {
      'Databases and copies': { note: ({ layout }) => volumeLayoutWords[layout] },
      'A database and its volume': { after: 'logPerDb' },
    },
  },
  copiesServer: {
    key: 'copiesServer',
    stage: 'servers',
    shown: {
      'Databases and copies': {
        note: ({ mode }) =>
          mode === 'corrected' ? 'active and passive, on the fullest server' : 'active and passive',
      },
    },
  },
  copiesDag: { key: 'copiesDag', stage: 'servers', shown: { 'Databases and copies': {} } },
  servers1: { key: 'servers1', stage: 'servers' },
  recoveryServers1: { key: 'dr1', stage: 'servers' },
  servers2: { key: 'servers2', stage: 'servers' },
  recoveryServers2: { key: 'dr2', stage: 'servers' },
  allServers: { stage: 'servers', compared: 'servers' },
  active: { key: 'A', stage: 'activation', compared: 'activeUsually' },
  oneServerLost: { key: 'FF', stage: 'activation' },
  twoServersLost: { key: 'SF', stage: 'activation' },
  siteLost: { key: 'SiteF', stage: 'activation' },
  siteAndServerLost: { key: 'Site1', stage: 'activation' },
  siteAndTwoServersLost: { key: 'Site2', stage: 'activation' },
  worstCase: { key: 'W', stage: 'activation' },
  worstCase2: { key: 'W2', stage: 'activation' },
  fullDatabase: {
    key: 'dbSize',
    stage: 'space',
    shown: {
      'A database and its volume': { note: 'with all its mailboxes full, and the overhead' },
    },
    compared: 'databaseSize',
  },
  logDays: {
    key: 'logDays',
    stage: 'space',
    shown: {
      'Logs that are kept': {
        note: 'by backup, failures of it, lagged copies and the network',
        after: 'moveLogs',
      },
    },
  },
  userLogs: { key: 'userLogs', stage: 'space', shown: { 'Logs that are kept': {} } },
  moveLogs: {
    stage: 'space',
    shown: { 'Logs that are kept': { note: 'a week’s moves spread over its days' } },
  },
  logKeep: { key: 'logKeep', stage: 'space', shown: { 'Logs that are kept': {} } },
  logMove: {
    key: 'logMove',
    stage: 'space',
    shown: { 'Logs that are kept': { note: 'as if a week’s moves fell on one day' } },
  },
  logPerDb: {
    key: 'logPerDb',
    stage: 'space',
    shown: {
      'Logs that are kept': {},
      'A database and its volume': { note: 'of the days they are kept, and of a week’s moves' },
    },
  },
  volume: {
    key: 'volume',
    stage: 'space',
    shown: {
      'A database and its volume': {
        note: ({ holdsLogs }) => (holdsLogs ? 'with its logs' : 'without its logs'),
      },
    },
  },
  lastVolume: {
    stage: 'space',
    shown: { 'A database and its volume': { note: 'with the databases left over' } },
  },
  logVolume: { stage: 'space', shown: { 'A database and its volume': {} } },
  lastLogVolume: {
    stage: 'space',
    shown: { 'A database and its volume': { note: 'of the databases left over' } },
  },
  restoreVolume: {
    key: 'restoreVolume',
    stage: 'space',
    shown: { 'A database and its volume': { hidesZero: true } },
  },
  dbVolumes: { key: 'dbVolumes', stage: 'space', shown: { 'Volumes of a server': {} } },
  logVolumes: { stage: 'space', shown: { 'Volumes of a server': { hidesZero: true } } },
  spares: {
    key: 'spares',
    stage: 'space',
    shown: { 'Volumes of a server': { note: 'for AutoReseed', hidesZero: true } },
  },
  restoreVolumes: { stage: 'space', shown: { 'Volumes of a server': { hidesZero: true } } },
  volumesServer: {
    key: 'volumesServer',
    stage: 'space',
    shown: { 'Volumes of a server': {} },
  },
  volumeSpaceServer: {
    key: 'volumeSpaceServer',
    stage: 'space',
    shown: { 'Volumes of a server': { note: 'without spares and restore volume' } },
  },
  logVolumeSpaceServer: { stage: 'space', shown: { 'Volumes of a server': {} } },
} as const satisfies Readonly<Record<string, RoleFigureEntry>>
