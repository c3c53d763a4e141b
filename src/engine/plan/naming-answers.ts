import { line, number, type TextBox } from './answer.ts'
import { ours, rolesOnly } from './roles-answer.ts'
import { rolesDefaults } from './roles-defaults.ts'

const usual = rolesDefaults.plan

const names = { ...rolesOnly('availability'), beside: 'files', source: ours } as const

/** A list of as many names as a plan can have servers or databases. */
const longLists = { servers: 4000, databases: 14_000 } as const

const nameForm = {
  max: 2000,
  pattern: /^[A-Za-z0-9#, -]*$/,
  takes: 'letters A to Z, digits and -, names separated by commas, # for the digits of a number',
} as const
const hostForm = {
  max: 500,
  pattern: /^[A-Za-z0-9., -]*$/,
  takes: 'letters A to Z, digits, . and -, names separated by commas',
} as const
const printed = {
  max: 250,
  pattern: /^[ -~]*$/,
  takes: 'printed characters without accents',
} as const

type Form = Pick<TextBox, 'max' | 'pattern' | 'takes'>

function called(label: string, help: string, form: Form) {
  return line({ ...names, ...form, label, help, default: '' })
}

const byPattern = (example: string) =>
  `A name with # for the digits of its number, such as ${example}, or a list of names.`
const serverOrder =
  'DAG by DAG, in each those of site 1 before those of site 2, servers of lagged copies alone last.'
const perSite = 'One or more, by their names.'
const ownFolder = 'A folder of a drive of that server, such as C:\\Witness.'

/** Names and addresses for the files that Microsoft’s scripts take; they change no figure. */
export const namingAnswers = {
  dagNames: called('Names of the DAGs', byPattern('DAG#'), nameForm),
  serverNames: called('Names of the servers', `${byPattern('MBX##')} ${serverOrder}`, {
    ...nameForm,
    max: longLists.servers,
  }),
  databaseNames: called('Names of the databases', byPattern('DB####'), {
    ...nameForm,
    max: longLists.databases,
  }),
  dagAddresses: line({
    ...names,
    label: 'Addresses of the DAGs',
    help: 'IPv4 addresses, as many for each DAG. 0.0.0.0 alone has DHCP give them.',
    default: usual.dagAddresses,
    max: 500,
    pattern: /^[0-9A-Fa-f.:, ]*$/,
    takes: 'IP addresses, separated by blanks or commas',
  }),
  controllers1: called('Domain controllers of the first site', perSite, hostForm),
  controllers2: called('Domain controllers of the second site', perSite, hostForm),
  addressBook: called('Offline address book', 'That of the mailboxes, by its name.', printed),
  witnessServer: called(
    'Witness server',
    'One for all DAGs, or one for each; none of their own servers.',
    hostForm,
  ),
  witnessFolder: called('Folder of the witness', ownFolder, printed),
  alternateWitnessServer: called(
    'Alternate witness server',
    'For when the second site takes over; one for all DAGs, or one for each.',
    hostForm,
  ),
  alternateWitnessFolder: called('Folder of the alternate witness', ownFolder, printed),
  quotaTier: number({
    ...names,
    label: 'Tier whose quotas a database gets',
    help: '0: the tier with the largest quota.',
    default: usual.quotaTier,
    figure: '×',
    unit: '',
    min: 0,
    max: 12,
    whole: true,
  }),
}
