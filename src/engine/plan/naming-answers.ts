import { line, number, type TextBox } from './answer.ts'
import { ours, rolesOnly } from './roles-answer.ts'
import { rolesDefaults } from './roles-defaults.ts'

const usual = rolesDefaults.plan

const names = { ...rolesOnly('availability'), withFiles: true, source: ours } as const

/** A list of as many names as a plan can have servers or databases. */
const longLists = { servers: 4000, databases: 14_000 } as const

const nameForm = {
  max: 2000,
  pattern: /^[A-Za-z0-9#, -]*$/,
  takes: 'letters, digits and -, names separated by commas, # for the digits of a number',
} as const
const hostForm = {
  max: 500,
  pattern: /^[A-Za-z0-9., -]*$/,
  takes: 'letters, digits, . and -, names separated by commas',
} as const
const printed = {
  max: 250,
  pattern: /^[ -~]*$/,
  takes: 'printed characters without accents',
} as const

type Form = Pick<TextBox, 'max' | 'pattern' | 'takes'>

function called(label: string, form: Form) {
  return line({
    ...names,
    ...form,
    label,
    help: 'For the files of Microsoft’s scripts.',
    default: '',
  })
}

/** Names and addresses for the files that Microsoft’s scripts take; they change no figure. */
export const namingAnswers = {
  dagNames: called('Names of the DAGs', nameForm),
  serverNames: called('Names of the servers', { ...nameForm, max: longLists.servers }),
  databaseNames: called('Names of the databases', { ...nameForm, max: longLists.databases }),
  dagAddresses: line({
    ...names,
    label: 'Addresses of the DAGs',
    help: 'IP addresses, separated by blanks or commas.',
    default: usual.dagAddresses,
    max: 500,
    pattern: /^[0-9A-Fa-f.:, ]*$/,
    takes: 'IP addresses, separated by blanks or commas',
  }),
  controllers1: called('Domain controllers of the first site', hostForm),
  controllers2: called('Domain controllers of the second site', hostForm),
  addressBook: called('Offline address book', printed),
  witnessServer: called('Witness server', hostForm),
  witnessFolder: called('Folder of the witness', printed),
  alternateWitnessServer: called('Alternate witness server', hostForm),
  alternateWitnessFolder: called('Folder of the alternate witness', printed),
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
