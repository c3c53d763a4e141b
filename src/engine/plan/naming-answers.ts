import type { TextInputSpec } from '../core/input-specs.ts'
import {
  lineAnswer,
  numberAnswer,
  rolesOnlyPropertiesOfStep,
  sourceBeyondWorkbookInputs,
} from './answer.ts'

const names = {
  ...rolesOnlyPropertiesOfStep('availability'),
  beside: 'files',
  source: sourceBeyondWorkbookInputs,
} as const

/** Most characters of a list that names every server or database a plan can have. */
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

type Form = Pick<TextInputSpec, 'max' | 'pattern' | 'takes'>

function called(label: string, help: string, form: Form) {
  return lineAnswer({ ...names, ...form, label, help, default: '' })
}

const byPattern = (example: string) =>
  `A pattern with # for the digits of the number, such as ${example}, or a list of names.`
const serverOrder =
  'In order: DAG by DAG, site 1 before site 2, dedicated servers for lagged copies last.'
const perSite = 'One or more names.'
const ownFolder = 'A local folder of that server, such as C:\\Witness.'

/** Names and addresses for the files that Microsoft’s scripts read; no figure uses them. */
export const namingAnswerDefinitions = {
  dagNames: called('Names of the DAGs', byPattern('DAG#'), nameForm),
  serverNames: called('Names of the servers', `${byPattern('MBX##')} ${serverOrder}`, {
    ...nameForm,
    max: longLists.servers,
  }),
  databaseNames: called('Names of the databases', byPattern('DB###'), {
    ...nameForm,
    max: longLists.databases,
  }),
  dagAddresses: lineAnswer({
    ...names,
    label: 'Addresses of the DAGs',
    help: 'IPv4 addresses, the same number for each DAG. Enter 0.0.0.0 to use DHCP.',
    default: '',
    max: 500,
    pattern: /^[0-9A-Fa-f.:, ]*$/,
    takes: 'IP addresses, separated by spaces or commas',
  }),
  controllers1: called('Domain controllers of the first site', perSite, hostForm),
  controllers2: called('Domain controllers of the second site', perSite, hostForm),
  addressBook: called(
    'Offline address book',
    'The name of the address book for these mailboxes.',
    printed,
  ),
  witnessServer: called(
    'Witness server',
    'One for all DAGs, or one for each. Not a member of the DAG.',
    hostForm,
  ),
  witnessFolder: called('Folder of the witness', ownFolder, printed),
  alternateWitnessServer: called(
    'Alternate witness server',
    'Used when the second site takes over. One for all DAGs, or one for each.',
    hostForm,
  ),
  alternateWitnessFolder: called('Folder of the alternate witness', ownFolder, printed),
  quotaTier: numberAnswer({
    ...names,
    label: 'Tier that sets the database quotas',
    help: 'Enter 0 for the tier with the smallest quota.',
    default: 0,
    figure: '×',
    range: [0, 12],
    whole: true,
  }),
}
