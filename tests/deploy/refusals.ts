/** A behaviour of Exchange or Windows that the tests take for true, and where it is said. */
type Assumption = { readonly says: string; readonly source: string }

const learn = 'https://learn.microsoft.com'
const cmdlet = (name: string) => `${learn}/powershell/module/exchangepowershell/${name}`
const storage = (name: string) => `${learn}/powershell/module/storage/${name}`
const dags = `${learn}/exchange/high-availability/manage-ha`

/** What the made-up organization and machine refuse. Each is provoked once by a test of its own. */
export const refusals = {
  'one copy, constraint': {
    says: 'DataMoveReplicationConstraint takes None alone while a database has one copy; nothing else of the same command is set.',
    source: cmdlet('set-mailboxdatabase'),
  },
  'one copy, circular logging': {
    says: 'A database that logs in circles takes no second copy: circular logging is off until it has one.',
    source: cmdlet('add-mailboxdatabasecopy'),
  },
  'no copy in this DAG': {
    says: 'A copy is added on a member of the DAG of the first copy, so on no server of a second site that is none.',
    source: cmdlet('add-mailboxdatabasecopy'),
  },
  'copy is there': {
    says: 'A server holds one copy of a database.',
    source: cmdlet('add-mailboxdatabasecopy'),
  },
  'preference beyond copies': {
    says: 'The activation preference of a copy is at most the number of copies, itself counted.',
    source: cmdlet('set-mailboxdatabasecopy'),
  },
  'no witness': {
    says: 'From Exchange 2016 on a new DAG is given its witness here, for there is no server without the Mailbox role that it could choose.',
    source: `${dags}/create-dags`,
  },
  'member of another DAG': {
    says: 'A server is a member of one DAG.',
    source: cmdlet('add-databaseavailabilitygroupserver'),
  },
  'folder not mounted': {
    says: 'Exchange itself takes a folder of the system drive for a database; the organization refuses it so that no script relies on it.',
    source: `${dags}/configure-dag-autoreseed (a volume is mounted there before the database is made)`,
  },
  'server not heard': {
    says: 'A server mounts a new database once its directory has heard of it.',
    source: cmdlet('mount-database'),
  },
  'mounted already': {
    says: 'A database that is mounted is not mounted again.',
    source: cmdlet('mount-database'),
  },
  'name is taken': {
    says: 'DAGs and databases have names of their own.',
    source: cmdlet('new-mailboxdatabase'),
  },
  'limits out of order': {
    says: 'A warning is not above the limit of sending, and that not above the one of receiving; of an archive its warning not above its quota.',
    source: cmdlet('set-mailbox'),
  },
  'initialized disk': {
    says: 'A disk is initialized once, while it is raw, online and not read-only.',
    source: storage('initialize-disk'),
  },
  'no room': {
    says: 'A partition of all space takes a disk with a partition table and none that holds data.',
    source: storage('new-partition'),
  },
  'folder not empty': {
    says: 'A partition is mounted at a folder that is there, is empty and no mount point.',
    source: storage('add-partitionaccesspath'),
  },
  'folder is there': {
    says: 'A folder is made once.',
    source: `${learn}/powershell/module/microsoft.powershell.management/new-item`,
  },
} as const satisfies Readonly<Record<string, Assumption>>

/** How objects show what was set, which the scripts compare as text. Each is looked at by a test. */
export const shapes = {
  size: {
    says: 'A size is shown with its bytes: 2 GB (2,147,483,648 bytes).',
    source: cmdlet('get-mailboxdatabase'),
  },
  pairs: {
    says: 'Preferences and lags are shown as pairs of a server and a value: [MBX01, 1].',
    source: cmdlet('get-mailboxdatabase'),
  },
  span: {
    says: 'A span of time of less than a day is shown without its days: 00:00:00.',
    source: `${learn}/dotnet/api/system.timespan.tostring`,
  },
  witness: {
    says: 'A witness is shown with its domain, whichever way it was given.',
    source: cmdlet('get-databaseavailabilitygroup'),
  },
  addresses: {
    says: 'Addresses of a DAG are shown as DatabaseAvailabilityGroupIpv4Addresses.',
    source: cmdlet('get-databaseavailabilitygroup'),
  },
  volume: {
    says: 'A volume tells its file system and the bytes of its unit, a mount point its folder and volume.',
    source: `${learn}/previous-versions/windows/desktop/legacy/aa394515(v=vs.85)`,
  },
} as const satisfies Readonly<Record<string, Assumption>>

export type Refusal = keyof typeof refusals

/** Throws as what was asked for would. */
export function refuse(refusal: Refusal, what: string | number): never {
  throw new Error(`${refusal}: ${what}. ${refusals[refusal].says}`)
}
